import type { FormDraft } from '#app/storage/formDrafts.ts';
import type { BatchChoice, ChosenAmount } from './batchChoice.ts';

/** What is ticked of one account. */
export interface AccountChoice {
  readonly account: string;
  readonly choice: BatchChoice;
}

/** A draft's fields are texts: each coin's, behind a mark, since a coin may be called as the account's field is. */
const COIN = 'coin.';
const PLAIN = /^\d{1,40}(?:\.\d{1,18})?$/;

export function keepChoice(draft: FormDraft, { account, choice }: AccountChoice): void {
  if (choice.size === 0) {
    draft.drop();
    return;
  }
  const coins = [...choice].map(([coin, amount]) => [`${COIN}${coin}`, textOf(amount)] as const);
  draft.keep({ account, ...Object.fromEntries(coins) });
}

export function readChoice(draft: FormDraft): AccountChoice | null {
  const { account, ...fields } = draft.read();
  if (account === undefined) return null;
  const coins = Object.entries(fields).filter(([name]) => name.startsWith(COIN));
  return {
    account,
    choice: new Map(coins.map(([name, text]) => [name.slice(COIN.length), amountOf(text)])),
  };
}

/** What is no number is not kept: its field is empty then. */
function textOf(amount: ChosenAmount): string {
  if (amount === 'all') return amount;
  return amount.kind === 'amount' ? amount.amount : '';
}

function amountOf(text: string): ChosenAmount {
  if (text === 'all') return text;
  return PLAIN.test(text) ? { kind: 'amount', amount: text } : { kind: 'empty' };
}
