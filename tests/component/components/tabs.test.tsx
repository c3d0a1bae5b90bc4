import { useState } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Tab, Tabs } from '#app/components/Tabs.tsx';
import '#app/theme.css';

type Id = 'instant' | 'limit' | 'batch';

const TABS: readonly Tab<Id>[] = [
  { id: 'instant', label: 'Instant', content: 'At once' },
  { id: 'limit', label: 'Limit', content: 'At a price', isDisabled: true },
  { id: 'batch', label: 'Batch', content: 'Many coins' },
];

function Ways() {
  const [selected, setSelected] = useState<Id>('instant');
  return <Tabs label="Ways to convert" tabs={TABS} selected={selected} onSelect={setSelected} />;
}

function setDirection(dir: 'ltr' | 'rtl'): void {
  document.dir = dir;
  onTestFinished(() => {
    document.dir = 'ltr';
  });
}

describe('tabs', () => {
  test('show one part, which is named by its tab', async () => {
    const screen = await render(<Ways />);
    await expect.element(screen.getByRole('tablist', { name: 'Ways to convert' })).toBeVisible();
    await expect.element(screen.getByRole('tabpanel', { name: 'Instant' })).toHaveTextContent('At once');
    await screen.getByRole('tab', { name: 'Batch' }).click();
    await expect.element(screen.getByRole('tabpanel', { name: 'Batch' })).toHaveTextContent('Many coins');
    expect(screen.getByText('At once').elements()).toEqual([]);
    await expect.element(screen.getByRole('tab', { selected: true })).toHaveTextContent('Batch');
  });

  test.each([
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const)('on a page written %s %s leads to the next one that can be had', async (dir, next, before) => {
    setDirection(dir);
    const screen = await render(<Ways />);
    const selected = screen.getByRole('tab', { selected: true });
    await userEvent.tab();
    await expect.element(selected).toHaveFocus();
    await userEvent.keyboard(`{${next}}`);
    await expect.element(selected).toHaveTextContent('Batch');
    await expect.element(selected).toHaveFocus();
    await userEvent.keyboard(`{${before}}`);
    await expect.element(selected).toHaveTextContent('Instant');
    await userEvent.keyboard('{End}');
    await expect.element(selected).toHaveTextContent('Batch');
    await userEvent.keyboard('{Home}');
    await expect.element(selected).toHaveTextContent('Instant');
  });

  test('follow a page that is turned round while they are on it', async () => {
    setDirection('ltr');
    const screen = await render(<Ways />);
    await userEvent.tab();
    setDirection('rtl');
    await expect.poll(() => document.querySelector('[role=tablist]')?.parentElement?.dir).toBe('rtl');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(screen.getByRole('tab', { selected: true })).toHaveTextContent('Batch');
  });

  test('that are many are scrolled in their own row, and their focus is seen whole', async () => {
    await page.viewport(320, 900);
    onTestFinished(() => page.viewport(1440, 900));
    const many = Array.from({ length: 9 }, (_, at) => ({
      id: `${at}`,
      label: `Tab number ${at}`,
      content: at,
    }));
    const screen = await render(<Tabs label="Many" tabs={many} selected="0" onSelect={() => undefined} />);
    expect(document.documentElement.scrollWidth).toBe(320);
    await userEvent.tab();
    const tab = screen.getByRole('tab', { name: 'Tab number 0' }).element();
    // The outline of 2 px lies inside the tab: the row scrolls, and would cut an outline that lies outside.
    expect(getComputedStyle(tab).outline).toMatch(/ 2px$/);
    expect(getComputedStyle(tab).outlineOffset).toBe('-2px');
    expect(tab.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });
});
