import { Clock } from 'lucide-react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Chip } from '#app/components/Chip.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import '#app/theme.css';

describe('a chip', () => {
  test.each([
    ['neutral', 'lucide-circle'],
    ['up', 'lucide-circle-check'],
    ['down', 'lucide-circle-x'],
    ['warn', 'lucide-triangle-alert'],
  ] as const)('that is %s has a word and a shape of its own', async (tone, shape) => {
    const screen = await render(<Chip tone={tone} word="Credited" />);
    await expect.element(screen.getByText('Credited')).toBeVisible();
    const [icon] = document.querySelectorAll('svg');
    expect(icon?.classList.contains(shape)).toBe(true);
    expect(icon?.getAttribute('aria-hidden')).toBe('true');
  });

  test('can be given a shape that says more', async () => {
    await render(<Chip word="Waiting" icon={Clock} />);
    expect(document.querySelector('svg')?.classList.contains('lucide-clock')).toBe(true);
  });
});

describe('text that reads from left to right', () => {
  test('keeps its order on a right-to-left page, and that of the words around it', async () => {
    document.dir = 'rtl';
    onTestFinished(() => {
      document.dir = 'ltr';
    });
    await render(
      <p>
        <span>أرسلت</span> <LtrText>0.5 BTC → bc1q</LtrText> <span>اليوم</span>
      </p>,
    );
    const text = document.querySelector('bdi')?.firstChild;
    const leftOf = (at: number): number => {
      const range = document.createRange();
      range.setStart(text ?? document, at);
      range.setEnd(text ?? document, at + 1);
      return range.getBoundingClientRect().left;
    };
    const lefts = [0, 4, 8, 13].map(leftOf);
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
    const [before, after] = [...document.querySelectorAll('p span')].map(
      (word) => word.getBoundingClientRect().left,
    );
    expect(before).toBeGreaterThan(lefts[0] ?? 0);
    expect(after).toBeLessThan(lefts[0] ?? 0);
  });

  test.each(['ltr', 'rtl'] as const)(
    'ends with its column in a line to itself, on a page of %s',
    async (dir) => {
      document.dir = dir;
      onTestFinished(() => {
        document.dir = 'ltr';
      });
      await render(
        <div style={{ width: 400, textAlign: 'end' }}>
          <LtrText>+3.16%</LtrText>
          <LtrText className="block">1 USDT ≈ 0.00001583 BTC</LtrText>
        </div>,
      );
      const endOf = (figure: Element): number => {
        const range = document.createRange();
        range.selectNodeContents(figure);
        const { left, right } = range.getBoundingClientRect();
        return dir === 'rtl' ? left : right;
      };
      const [one, other] = [...document.querySelectorAll('bdi')].map(endOf);
      expect(other).toBeCloseTo(one ?? 0, 0);
    },
  );
});
