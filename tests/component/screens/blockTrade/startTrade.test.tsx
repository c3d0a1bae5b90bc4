import { expect, onTestFinished, test } from 'vitest';
import { OtcCard } from '#app/screens/blockTrade/blockTrade/OtcCard.tsx';
import { StartTrade } from '#app/screens/blockTrade/blockTrade/StartTrade.tsx';
import type { OtcCheck, RuleId } from '#app/screens/blockTrade/otcState.ts';
import { otcStateOf } from '#app/screens/blockTrade/otcState.ts';
import { PathComparison } from '#app/screens/blockTrade/PathComparison.tsx';
import { globalStore, setUser } from '#app/stores/globalStore.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openExchangePart } from '#tests/support/browser/openExchangePart.tsx';
import { USER } from '#tests/support/browser/openSession.ts';
import { queueCalls } from '#tests/support/browser/queueCalls.ts';

function checkOf(...broken: readonly RuleId[]): OtcCheck {
  const ids: readonly RuleId[] = ['kyc', 'balance', 'margin', 'site', 'hours'];
  return {
    rules: ids.map((id) => ({ id, ok: !broken.includes(id), need: '', have: '', action: '' })),
    open: !broken.includes('hours'),
    eligible: broken.length === 0,
    minNotionalUsd: '50000',
    maxNotionalUsd: '5000000',
    needSecurity: false,
  } as OtcCheck;
}

const VERIFY = `/elsewhere?url=${encodeURIComponent('https://www.sluice.example/en/user/accounts/verification')}`;
const CONVERT = '/exchange/index?from=BTC&to=USDT';

test.each<[string, readonly RuleId[], string, string]>([
  ['who may trade', [], 'Start a block trade', '/otc/convert?from=BTC&to=USDT'],
  ['who is not verified', ['kyc', 'balance'], 'Verify your identity', VERIFY],
  ['who has too little', ['balance', 'hours'], 'Convert instead', CONVERT],
  ['who has only too little', ['balance'], 'Deposit crypto', '/deposit'],
  ['who borrows', ['margin'], 'Convert instead', CONVERT],
  ['who comes while the desk is closed', ['hours'], 'Convert instead', CONVERT],
  ['whose site has no block trades', ['site', 'kyc'], 'Convert instead', CONVERT],
])('the one button of a user %s leads somewhere that helps', async (_who, broken, name, href) => {
  const check = checkOf(...broken);
  const otc = {
    isGuest: false,
    check,
    state: otcStateOf(check),
    isLoading: false,
    error: null,
    opensAtMs: null,
    refresh: () => undefined,
  };
  const { screen } = await openExchangePart(<StartTrade from="BTC" to="USDT" otc={otc} />);
  const links = screen.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[name, href]]);
});

test('where eligibility could not be loaded there is no button: it is not known where it should lead', async () => {
  const otc = {
    isGuest: false,
    check: undefined,
    state: undefined,
    isLoading: false,
    error: null,
    opensAtMs: null,
    refresh: () => undefined,
  };
  const { screen } = await openExchangePart(<StartTrade from="BTC" to="USDT" otc={otc} />);
  expect(screen.getByRole('link').elements()).toEqual([]);
});

test('the card of the desk shows the user’s VIP label in the exchange’s words', async () => {
  const check = checkOf();
  const otc = {
    ...{ isGuest: false, check, state: otcStateOf(check), isLoading: false, error: null },
    ...{ opensAtMs: null, refresh: () => undefined },
  };
  setUser(USER);
  onTestFinished(() => globalStore.setState(globalStore.getInitialState(), true));
  const pair = {
    ...{ range: undefined, toScale: 4, coins: ['BTC'], isLoading: false, isRefused: false, error: null },
    refresh: () => undefined,
  };
  const page = await openExchangePart(<OtcCard from="BTC" to="USDT" otc={otc} pair={pair} />);
  const asked = await queueCalls(page.calls).next('vipLabel');
  asked.answer({ label_type: 2, level: 3, label: 'VIP 3 · Block desk', kya_weekly_quota: 10 });
  await expect.element(page.screen.getByText('VIP 3 · Block desk')).toBeVisible();
});

test('the comparison of ways is scrolled by the keyboard where it is wider than its place', async () => {
  const { screen } = await openExchangePart(
    <main>
      <h1>Block trade</h1>
      <div style={{ width: 300 }}>
        <PathComparison
          from="BTC"
          to="USDT"
          amount="25"
          toScale={8}
          pricing={{
            block: { gapRate: '-0.001', feeRate: '0', taxRate: '0' },
            convert: { gapRate: '-0.002', feeRate: '0.0005', taxRate: '0' },
            convertMost: '1',
          }}
          firmAmount="1612345.12345678"
        />
      </div>
    </main>,
  );
  const region = screen.getByRole('region', { name: 'Compare' });
  await expect.element(region).toHaveAttribute('tabindex', '0');
  expect(await findViolations()).toEqual([]);
});
