import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LimitMeter } from '#app/features/limits/LimitMeter.tsx';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openTexts } from '#tests/support/browser/openTexts.ts';
import '#app/theme.css';

const DAY_MS = 24 * 3_600_000;
const said = (): string => document.body.textContent ?? '';

it('The limit meter says what is left of day and month, when each starts again, and what raises it', async () => {
  await openTexts();
  const resetAt = String(Math.ceil(Date.now() / DAY_MS) * DAY_MS);
  await render(
    <main>
      <h1>Withdraw</h1>
      <LimitMeter
        coin="BTC"
        scale={8}
        limit={{
          daily: { limitUsd: '20000', usedUsd: '5000', resetAt },
          monthly: { limitUsd: '100000', usedUsd: '5000', resetAt },
          price: '60000',
          nextTier: { need: 'KYC_1', dailyUsd: '1000000' },
        }}
      />
    </main>,
  );
  await expect.poll(said).toContain('5,000 of 20,000 USD');
  expect(said()).toContain('15,000 USD ≈ 0.25 BTC');
  expect(said()).toContain('5,000 of 100,000 USD');
  expect(said()).toMatch(/Resets in (?:\d+ hr \d+ min|00:\d\d:\d\d)/);
  expect(said()).toContain('Verify your identity');
  expect(said()).toContain('1,000,000 USD a day');
  expect(document.querySelector('meter')?.value).toBe(0.25);
  expect(await findViolations()).toEqual([]);
});
