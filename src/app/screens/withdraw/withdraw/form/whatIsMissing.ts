import { validateTagEntry } from '#app/features/addressField/validateTagEntry.ts';
import type { WithdrawForm } from './useWithdrawForm.ts';

/** What keeps the form from being an order; each has a sentence of its own, `withdraw.missing.{id}`, tags one for each kind. */
export type MissingPart =
  | 'coin'
  | 'chain'
  | 'recipient'
  | 'account'
  | 'address'
  | 'checking'
  | 'question'
  | 'tag'
  | 'tagWrong'
  | 'amount'
  | 'amountWrong';

type MissingFacts = Pick<WithdrawForm, 'coin' | 'chain' | 'recipient' | 'entry' | 'tag' | 'judged'> & {
  readonly values: Pick<WithdrawForm['values'], 'mode' | 'reading'>;
};

/** The first thing that is missing or wrong, in the order of the steps (screens.md 0.3, "focus is moved to the first error"); null for nothing. */
export function whatIsMissing(form: MissingFacts): MissingPart | null {
  const { coin, chain, recipient, values, judged } = form;
  if (coin === '') return 'coin';
  if (chain === undefined && values.mode === 'chain') return 'chain';
  if (recipient === null) return values.mode === 'user' ? 'account' : missingOfAddress(form);
  if (judged.amountFault !== undefined) return 'amountWrong';
  if (values.reading.kind === 'amount') return null;
  return values.reading.kind === 'empty' ? 'amount' : 'amountWrong';
}

function missingOfAddress({ entry, tag }: MissingFacts): MissingPart {
  switch (entry.verdict.kind) {
    case 'empty':
      return 'recipient';
    case 'no-chain':
      return 'chain';
    case 'wrong':
      return 'address';
    case 'asking':
      return 'question';
    case 'ready': {
      const { kind } = validateTagEntry(tag);
      return kind === 'wrong' ? 'tagWrong' : kind === 'asking' ? 'tag' : 'checking';
    }
    default:
      return 'checking';
  }
}

/** Where each is entered, within its step by number; the first that is there. A tab is none of them: focus alone would change it. */
export const PLACE_BY_PART: Readonly<
  Record<MissingPart, { readonly step: number; readonly within: readonly string[] }>
> = {
  coin: { step: 1, within: ['[data-pick]'] },
  chain: { step: 1, within: ['[data-pick] + [data-pick]', '[data-pick]'] },
  recipient: {
    step: 2,
    within: ['textarea', '[role="tabpanel"] :is(button, a[href])', '[role="tab"][aria-selected="true"]'],
  },
  account: { step: 2, within: ['input'] },
  address: { step: 2, within: ['textarea'] },
  checking: { step: 2, within: ['[data-findings] button', 'textarea'] },
  question: { step: 2, within: ['[data-question] :is(input, button)', 'textarea'] },
  tag: { step: 2, within: ['[data-tag] input'] },
  tagWrong: { step: 2, within: ['[data-tag] input'] },
  amount: { step: 3, within: ['.amount-input'] },
  amountWrong: { step: 3, within: ['.amount-input'] },
};
