import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Request } from '#app/bridge/request.ts';
import { useSecurityStep } from '#app/features/securityStep/useSecurityStep.tsx';
import { requireResult } from '#app/queries/requireResult.ts';
import { useApi } from '#app/queries/useApi.ts';
import { useBookCache } from '#app/screens/withdraw/book/useBook.ts';
import { createId } from '#shared/contract/ids.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';
import { ok, type Result } from '#shared/result/result.ts';
import { MOST_BYTES } from './bookEnvelope.ts';
import { type ImportLine, type ImportTerms, judgeByExchange, judgeImport } from './judgeImport.ts';
import { type OpenFault, openBook } from './sealBook.ts';

export interface ImportState {
  readonly step: 'choosing' | 'opening' | 'checking' | 'judged' | 'adding' | 'done';
  readonly fault: OpenFault | null;
  readonly lines: readonly ImportLine[];
  readonly error: AppError | null;
  readonly added: number;
}

const START: ImportState = { step: 'choosing', fault: null, lines: [], error: null, added: 0 };

/** screens.md 2.5: how much one call takes. */
const CHECKED_AT_ONCE = 20;
const ADDED_AT_ONCE = 100;

export interface ImportBook {
  readonly state: ImportState;
  readonly open: (file: File, password: string) => Promise<void>;
  readonly add: () => Promise<void>;
  readonly dialog: ReactNode;
}

/** Opens a file, judges each of its lines, and adds those that are good after one security step. */
export function useImport(terms: ImportTerms): ImportBook {
  const { t } = useTranslation();
  const request = useApi();
  const { refresh } = useBookCache();
  const { run, dialog } = useSecurityStep();
  const [state, setState] = useState(START);

  const open = async (file: File, password: string): Promise<void> => {
    setState({ ...START, step: 'opening' });
    const opened = file.size > MOST_BYTES ? 'tooLarge' : await openBook(await file.text(), password);
    if (typeof opened === 'string') return setState({ ...START, fault: opened });
    const lines = judgeImport(opened, terms);
    setState({ ...START, step: 'checking', lines });
    const checked = await checkLines(request, lines);
    setState(
      checked.ok ? { ...START, step: 'judged', lines: checked.value } : { ...START, error: checked.error },
    );
  };

  const add = async (): Promise<void> => {
    const good = goodOf(state.lines);
    let added = 0;
    let { lines } = state;
    setState({ ...state, step: 'adding', error: null });
    for (let at = 0; at < good.length; at += ADDED_AT_ONCE) {
      const part = good.slice(at, at + ADDED_AT_ONCE);
      const items = part.map(itemOf);
      // The same for every try of this part: one that was lost may have been carried out.
      const requestId = createId();
      const subject = {
        scene: RISK_SCENES.addressBatch,
        about: { items },
        what: t('book.file.what', { count: items.length }),
      } as const;
      const done = await run(subject, async (proof) =>
        requireResult(await request('addressBatchCreate', { items, requestId, ...proof })),
      );
      if (done === null || !done.ok) {
        refresh();
        return setState({ ...state, step: 'judged', lines, added, error: done === null ? null : done.error });
      }
      const { results } = done.value.value;
      added += done.value.value.created;
      lines = lines.map((line) => {
        const result = results.find(({ index }) => part[index] === line);
        if (result === undefined) return line;
        return result.code === 0
          ? { ...line, verdict: { kind: 'added' } }
          : { ...line, verdict: { kind: 'code', code: result.code } };
      });
    }
    refresh();
    setState({ ...START, step: 'done', lines, added });
  };

  return { state, open, add, dialog };
}

/** The lines that can be added. */
export function goodOf(lines: readonly ImportLine[]): readonly ImportLine[] {
  return lines.filter(({ verdict }) => verdict.kind === 'good');
}

/** Asks the exchange about every good line on a chain, in groups. */
async function checkLines(
  request: Request,
  lines: readonly ImportLine[],
): Promise<Result<readonly ImportLine[]>> {
  const asked = goodOf(lines).filter(({ entry }) => entry.addressType === 0);
  const judged = new Map<ImportLine, ImportLine>();
  for (let at = 0; at < asked.length; at += CHECKED_AT_ONCE) {
    const part = asked.slice(at, at + CHECKED_AT_ONCE);
    const items = part.map(({ entry: { coin, chain }, address, tag }) => ({
      ...{ coin, chain, address },
      ...(tag !== '' && { tag }),
    }));
    const answered = requireResult(await request('addressCheck', { items }));
    if (!answered.ok) return answered;
    for (const [index, line] of part.entries()) {
      const checked = answered.value.value.items[index];
      // What the exchange says nothing of is not added.
      judged.set(
        line,
        checked === undefined
          ? { ...line, verdict: { kind: 'code', code: 132001 } }
          : judgeByExchange(line, checked),
      );
    }
  }
  return ok(lines.map((line) => judged.get(line) ?? line));
}

function itemOf({ entry, address, tag }: ImportLine): InputOf<'addressBatchCreate'>['items'][number] {
  const { coin, chain, remark, addressType, internalType, walletType, ownership, vaspCode, legalType } =
    entry;
  return {
    ...{ coin, chain, address, remark, addressType, walletType, ownership },
    ...(tag !== '' && { tag }),
    ...(internalType !== undefined && { internalType }),
    ...(vaspCode !== undefined && { vaspCode }),
    ...(legalType !== undefined && { legalType }),
    // A file is no proof of who its user is: codes are needed until the user says otherwise.
    verified: 0,
  };
}
