import { expect, test } from 'vitest';
import { pairLink } from '#app/screens/convert/exchange/pairCard/pairLink.ts';

const PAGE = 'https://www.sluice.example/user/assets/exchange/index?amount=5&account=unified&token=x#top';

test('the link to a pair has nothing of the amount, the account or anything else of the address', () => {
  expect(pairLink({ from: 'BTC', to: 'USDT', tab: 'limit' }, PAGE)).toBe(
    'https://www.sluice.example/user/assets/exchange/index?tab=limit&from=BTC&to=USDT',
  );
  expect(pairLink({ from: 'BTC', to: 'ETH' }, PAGE)).toBe(
    'https://www.sluice.example/user/assets/exchange/index?from=BTC&to=ETH',
  );
});
