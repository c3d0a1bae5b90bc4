import { expect } from 'vitest';
import { PREFIX } from '../files/askExport.ts';
import { openVisitor, type Visitor } from '../support/openVisitor.ts';
import { startSandbox } from '../support/startSandbox.ts';

interface Overview {
  readonly currency: string;
  readonly holdings: {
    readonly rows: readonly Readonly<Record<'coin' | 'band' | 'amount' | 'cost' | 'worth', string>>[];
  };
  readonly coins: readonly (Readonly<Record<string, string>> & {
    readonly missingCost: readonly {
      readonly txId: string;
      readonly amount: string;
      readonly worth: string;
    }[];
    readonly enteredCost: readonly Readonly<Record<'txId' | 'written' | 'currency', string>>[];
  })[];
  readonly summary: Readonly<Record<string, string | number>>;
  readonly months: readonly { readonly month: string; readonly disposals: number; readonly gain: string }[];
}

/** The tax overview of a year, by FIFO unless `rest` says otherwise. */
export async function readOverview(visitor: Visitor, year: number, rest = {}): Promise<Overview> {
  const { body } = await visitor.post(`${PREFIX}/tax-overview`, { year, method: 'FIFO', ...rest });
  expect(body.retCode).toBe(0);
  return body.result as unknown as Overview;
}

/** A sandbox of its own, with a visitor who is logged in. */
export async function openTax(account?: string) {
  const test = await startSandbox();
  const visitor = openVisitor(test.sandbox);
  await visitor.login(account);
  return { ...test, visitor };
}
