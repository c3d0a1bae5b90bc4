import { expect, test } from 'vitest';
import type { Recipient } from '#app/screens/withdraw/withdraw/form/recipient.ts';
import { composeChecks } from '#app/screens/withdraw/withdraw/review/composeChecks.ts';
import { ORDER } from './withdrawalFixtures.ts';

const OTHER = { id: 'x', remark: '', address: 'TXYZopYRdj2D9XRtbG411XZZ3koUtLcU' };

type ChainRecipient = Extract<Recipient, { kind: 'chain' }>;

function check(resemblance: ChainRecipient['resemblance'], risk: ChainRecipient['checked']['risk'] = 'LOW') {
  return composeChecks({
    order: ORDER,
    recipient: {
      ...{ kind: 'chain', address: ORDER.address, hasChecksum: true, tag: '', entry: null, resemblance },
      checked: {
        ...{ valid: true, code: 0, normalized: '', kind: 'eoa', internal: false, own: false, similarTo: [] },
        ...{ risk, firstUse: false, chainCandidates: [] },
      },
    },
    isWithoutTag: false,
    lastAmounts: [],
    pending: [],
  });
}

test('An address that is alike at one end has a warning that names the other, and no tick says the opposite', () => {
  const checks = check({ lookAlikes: [], similar: [OTHER] });
  expect(checks).toContainEqual({ id: 'similar', tone: 'warn', name: 'TXYZop…oUtLcU' });
  expect(checks.map(({ id }) => id)).not.toContain('noLookAlike');
});

test('Only an address that is like no other has the tick', () => {
  expect(check({ lookAlikes: [], similar: [] })).toContainEqual({ id: 'noLookAlike', tone: 'good' });
  const lookAlike = check({ lookAlikes: [OTHER], similar: [OTHER] });
  expect(lookAlike).toContainEqual({ id: 'lookAlike', tone: 'warn' });
  expect(lookAlike.map(({ id }) => id)).not.toContain('noLookAlike');
});

test.each([
  ['LOW', undefined],
  ['MEDIUM', 'mediumRisk'],
  ['HIGH', 'highRisk'],
  ['SEVERE', 'highRisk'],
] as const)('An address of risk %s is warned of in the review as it was where it was entered', (risk, id) => {
  const found = check({ lookAlikes: [], similar: [] }, risk).find((each) => each.id.endsWith('Risk'));
  expect(found).toEqual(id && { id, tone: 'warn' });
});
