import { describe, expect, test } from 'vitest';
import { createSessionWatch } from '#app/bridge/createSessionWatch.ts';

/** Tabs of one browser: they share the cookie with the token, and tell one another to look at it. */
function openBrowser() {
  const tabs: (() => void)[] = [];
  let told = 0;
  let token: string | null = 'A';
  const openTab = () => {
    const ends: string[] = [];
    const heard: { look: () => void } = { look: () => undefined };
    const watch = createSessionWatch({
      readToken: () => {
        if (token === 'refused') throw new DOMException('Cookies are refused.', 'SecurityError');
        return token;
      },
      openChannel: (onTold) => {
        heard.look = onTold;
        tabs.push(onTold);
        return {
          tell: () => {
            told += 1;
            for (const tab of tabs) if (tab !== onTold) tab();
          },
        };
      },
      onEnd: (reason) => void ends.push(reason),
    });
    /** As a call does. */
    const call = (): void => watch.seeToken(token);
    return { ...watch, call, ends };
  };
  return {
    openTab,
    setToken: (next: string | null) => {
      token = next;
    },
    told: () => told,
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

  test('ends once, whoever says so: another tab, the gateway of each tab, the next call', () => {
    const { openTab, setToken } = openBrowser();
    const [one, two] = [openTab(), openTab()];
    one.call();
    two.call();
    setToken(null);
    one.call();
    for (const tab of [one, two]) {
      tab.noteEnd({ generation: 2, reason: 'logout', byToken: true });
      tab.look();
      tab.call();
    }
    expect([one.ends, two.ends]).toEqual([['logout'], ['logout']]);
  });

  test('ends once with a logout that another tab told of before the gateway did', () => {
    const { openTab, setToken } = openBrowser();
    const [one, two] = [openTab(), openTab()];
    one.call();
    two.call();
    setToken(null);
    one.noteEnd({ generation: 2, reason: 'logout' });
    two.noteEnd({ generation: 2, reason: 'logout' });
    expect([one.ends, two.ends]).toEqual([['logout'], ['logout']]);
  });

  test('ends by the word of the gateway though the token is the same', () => {
    const { openTab } = openBrowser();
    const tab = openTab();
    tab.call();
    tab.noteEnd({ generation: 2, reason: 'expired' });
    tab.noteEnd({ generation: 3, reason: 'logout' });
    expect(tab.ends).toEqual(['expired', 'logout']);
  });

  test('that ended while the tab slept ends when it comes into view', () => {
    const { openTab, setToken } = openBrowser();
    const tab = openTab();
    tab.call();
    setToken(null);
    tab.look();
    expect(tab.ends).toEqual(['logout']);
  });

  test('does not end by the first token, nor where cookies are refused', () => {
    const { openTab, setToken, told } = openBrowser();
    const tab = openTab();
    tab.look();
    tab.call();
    setToken('refused');
    tab.look();
    expect([tab.ends, told()]).toEqual([[], 0]);
  });

  test('is told of by the one who learns of it, and not by those who are told', () => {
    const { openTab, setToken, told } = openBrowser();
    const tabs = [openTab(), openTab(), openTab()];
    for (const tab of tabs) tab.call();
    setToken('B');
    tabs[0]?.call();
    expect(told()).toBe(1);
  });
});
