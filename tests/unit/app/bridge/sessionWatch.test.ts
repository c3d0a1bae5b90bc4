import { describe, expect, test } from 'vitest';
import { createSessionWatch } from '#app/bridge/createSessionWatch.ts';

/** Tabs of one browser: they share the cookie with the token, and ask each other to read it. */
function openBrowser() {
  const tabs: (() => void)[] = [];
  let announcements = 0;
  let token: string | null = 'A';
  const openTab = () => {
    const ends: string[] = [];
    const watch = createSessionWatch({
      readToken: () => {
        if (token === 'refused') throw new DOMException('Cookies are refused.', 'SecurityError');
        return token;
      },
      openChannel: (onAnnounced) => {
        tabs.push(onAnnounced);
        return {
          announce: () => {
            announcements += 1;
            for (const tab of tabs) if (tab !== onAnnounced) tab();
          },
        };
      },
      onEnd: (reason) => void ends.push(reason),
    });
    /** As a call does. */
    const call = (): void => watch.observeToken(token);
    return { ...watch, call, ends };
  };
  return {
    openTab,
    setToken: (next: string | null) => {
      token = next;
    },
    announcements: () => announcements,
  };
}

describe('a session', () => {
  test('ends when a call is made with another token, and in every other tab with it', () => {
    const { openTab, setToken } = openBrowser();
    const [one, two] = [openTab(), openTab()];
    one.call();
    two.call();
    setToken('B');
    one.call();
    expect([one.ends, two.ends]).toEqual([['user-changed'], ['user-changed']]);
  });

  test('ends once, whatever reports it: another tab, the gateway of each tab, the next call', () => {
    const { openTab, setToken } = openBrowser();
    const [one, two] = [openTab(), openTab()];
    one.call();
    two.call();
    setToken(null);
    one.call();
    for (const tab of [one, two]) {
      tab.onGatewayEnd({ generation: 2, reason: 'logout', byToken: true });
      tab.checkToken();
      tab.call();
    }
    expect([one.ends, two.ends]).toEqual([['logout'], ['logout']]);
  });

  test('ends once with a logout that another tab announced before the gateway did', () => {
    const { openTab, setToken } = openBrowser();
    const [one, two] = [openTab(), openTab()];
    one.call();
    two.call();
    setToken(null);
    one.onGatewayEnd({ generation: 2, reason: 'logout' });
    two.onGatewayEnd({ generation: 2, reason: 'logout' });
    expect([one.ends, two.ends]).toEqual([['logout'], ['logout']]);
  });

  test('ends by the word of the gateway though the token is the same', () => {
    const { openTab } = openBrowser();
    const tab = openTab();
    tab.call();
    tab.onGatewayEnd({ generation: 2, reason: 'expired' });
    tab.onGatewayEnd({ generation: 3, reason: 'logout' });
    expect(tab.ends).toEqual(['expired', 'logout']);
  });

  test('that ended while the tab slept ends when it comes into view', () => {
    const { openTab, setToken } = openBrowser();
    const tab = openTab();
    tab.call();
    setToken(null);
    tab.checkToken();
    expect(tab.ends).toEqual(['logout']);
  });

  test('does not end by the first token, nor where cookies are refused', () => {
    const { openTab, setToken, announcements } = openBrowser();
    const tab = openTab();
    tab.checkToken();
    tab.call();
    setToken('refused');
    tab.checkToken();
    expect([tab.ends, announcements()]).toEqual([[], 1]);
  });

  test('is announced by the tab that learns of it, and not by the others', () => {
    const { openTab, setToken, announcements } = openBrowser();
    const tabs = [openTab(), openTab(), openTab()];
    for (const tab of tabs) tab.call();
    const before = announcements();
    setToken('B');
    tabs[0]?.call();
    expect(announcements() - before).toBe(1);
  });

  test('ends by the first call of a tab that opens after another login, whatever gateway it has', () => {
    const { openTab, setToken, announcements } = openBrowser();
    const one = openTab();
    one.call();
    const before = announcements();
    setToken('B');
    const two = openTab();
    two.call();
    two.call();
    expect([one.ends, two.ends]).toEqual([['user-changed'], []]);
    expect(announcements() - before).toBe(1);
  });
});
