import { Trash2, TriangleAlert } from 'lucide-react';
import { type ClipboardEvent, type Dispatch, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, type ChipTone } from '#app/components/Chip.tsx';
import { joinItems } from '#app/components/format/joinList.ts';
import { IconButton } from '#app/components/IconButton.tsx';
import { joinClasses } from '#app/components/layout/box.ts';
import { Stack } from '#app/components/layout/Stack.tsx';
import { LookAlikeGuard } from '#app/features/addressField/LookAlikeGuard.tsx';
import { askForMiddle, isMiddle } from '#app/features/addressField/lookAlike.ts';
import { refusalKey } from '#app/features/addressField/refusalKey.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { RefusalReason } from '#shared/addresses/uris/paymentUri.ts';
import type { BatchEvent } from './batchState.ts';
import { type BatchLine, COLUMNS, type Column } from './lines/batchLine.ts';
import type { JudgedLine, Problem } from './lines/problem.ts';
import { readOwner, readVerified, readWallet } from './lines/words.ts';

export interface BatchRowProps {
  readonly line: BatchLine;
  readonly judged: JudgedLine;
  readonly dispatch: Dispatch<BatchEvent>;
}

const TONES: Readonly<Record<JudgedLine['state'], ChipTone>> = {
  empty: 'neutral',
  judging: 'neutral',
  ok: 'up',
  warning: 'warn',
  error: 'down',
};

/** What all cells have in common; a card has no lines between them. */
const CELL = 'border-line align-top xl:border-t';

/** A line of the batch: its cells, what is wrong with each, and below it the address that it may be mistaken for. */
export const BatchRow = memo(function Row({ line, judged, dispatch }: BatchRowProps) {
  const { t } = useTranslation();
  const { id, number } = line;
  const { state, problems, lookAlikes, entry } = judged;
  const isOpen = problems.some((problem) => problem.id === 'lookAlike');
  return (
    <>
      <tr
        className="max-xl:grid max-xl:grid-cols-2 max-xl:border-t max-xl:border-line-strong max-xl:py-2"
        data-state={state}
      >
        {/* A card begins with its number and what deletes it. */}
        <th
          scope="row"
          className={`${CELL} num min-w-8 px-1 pt-3.5 pb-1 text-start font-normal text-text-2 max-xl:-order-2 max-xl:content-center max-xl:pt-1 max-xl:font-semibold`}
        >
          <span className="sr-only">{t('addressBatch.column.line')} </span>
          {number}
        </th>
        {COLUMNS.map((column) => (
          <BatchCell key={column} {...{ line, judged, column, dispatch }} />
        ))}
        <StateCell judged={judged} onAccept={() => dispatch({ type: 'accepted', ids: [id] })} />
        <td className={`${CELL} p-1 max-xl:-order-1 max-xl:text-end`}>
          <IconButton
            icon={Trash2}
            label={t('addressBatch.deleteRow', { line: number })}
            onClick={() => dispatch({ type: 'deleted', ids: [id] })}
          />
        </td>
      </tr>
      {isOpen && entry !== null && (
        <tr className="max-xl:block">
          <td className="px-1 pt-2 pb-4 max-xl:block" colSpan={COLUMNS.length + 3}>
            <LookAlikeGuard
              address={entry.address}
              lookAlikes={lookAlikes}
              isConfirmed={false}
              onTyped={(typed) => {
                const isRight = isMiddle(typed, askForMiddle(entry.address, lookAlikes));
                if (isRight) dispatch({ type: 'confirmed', id, address: entry.address });
                return isRight;
              }}
            />
          </td>
        </tr>
      )}
    </>
  );
});

interface StateCellProps extends Pick<BatchRowProps, 'judged'> {
  readonly onAccept: () => void;
}

/** What a line has come to; warnings can be accepted as they are. */
function StateCell({ judged: { state, checked }, onAccept }: StateCellProps) {
  const { t } = useTranslation();
  const isChecked = state === 'ok' && checked !== undefined;
  return (
    <td className={`${CELL} px-1 pt-3 pb-1 whitespace-nowrap`}>
      <Chip tone={TONES[state]} word={t(`addressBatch.state.${isChecked ? 'checked' : state}`)} />
      {state === 'warning' && (
        <button
          type="button"
          className="block min-h-8 text-small/normal font-semibold underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          onClick={onAccept}
        >
          {t('addressBatch.accept')}
        </button>
      )}
    </td>
  );
}

/** What all fields have in common. */
const FIELD =
  'min-h-11 w-full min-w-18 rounded-button border border-field-line bg-raised px-2 py-1 text-text aria-invalid:border-down';

const WIDTHS: Readonly<Partial<Record<Column, string>>> = {
  address: 'xl:min-w-70 max-xl:col-span-full',
  remark: 'xl:min-w-35',
  wallet_type: 'xl:min-w-31',
  owner: 'xl:min-w-31',
};

interface BatchCellProps extends BatchRowProps {
  readonly column: Column;
}

function BatchCell({ line, judged, column, dispatch }: BatchCellProps) {
  const { t } = useTranslation();
  const { id, number, cells, isAccepted } = line;
  const problems = judged.problems.filter(
    (problem) => problem.column === column && (problem.level === 'error' || !isAccepted),
  );
  const problemsId = `batch-${id}-${column}`;
  const name = t(`addressBatch.column.${column}`);
  const isWrong = problems.some(({ level }) => level === 'error');
  const control = {
    'aria-label': t('addressBatch.cell', { column: name, line: number }),
    'aria-describedby': problems.length > 0 ? problemsId : undefined,
    'aria-invalid': isWrong || undefined,
    value: cells[column],
  };
  const change = (text: string): void => dispatch({ type: 'typed', id, column, text });
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const table = readCells(event.clipboardData.getData('text'));
    if (table.length < 2 && (table[0]?.length ?? 0) < 2) return;
    event.preventDefault();
    dispatch({ type: 'pasted', id, column, table });
  };
  const options = optionsOf(column, cells[column]);
  return (
    <td className={joinClasses(CELL, 'p-1 max-xl:min-w-0', WIDTHS[column])} data-column={column}>
      <span className="hidden text-small text-text-2 max-xl:block" aria-hidden="true">
        {name}
      </span>
      {options === null ? (
        <input
          {...control}
          className={joinClasses(FIELD, (column === 'address' || column === 'tag') && 'text-start font-code')}
          dir={column === 'remark' ? 'auto' : 'ltr'}
          list={column === 'coin' ? 'batch-coins' : undefined}
          translate="no"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => change(target.value)}
          onPaste={paste}
        />
      ) : (
        <select
          {...control}
          // As wide as its words, which would be cut in a narrow column.
          className={`${FIELD} pe-6 xl:w-auto xl:min-w-full`}
          onChange={({ target }) => change(target.value)}
        >
          {options.map(({ value, word }) => (
            <option key={value} value={value}>
              {word === null ? value : t(word)}
            </option>
          ))}
        </select>
      )}
      {problems.length > 0 && <CellProblems id={problemsId} problems={problems} />}
    </td>
  );
}

interface CellProblemsProps {
  readonly id: string;
  readonly problems: BatchRowProps['judged']['problems'];
}

function CellProblems({ id, problems }: CellProblemsProps) {
  const problemText = useProblemText();
  return (
    <Stack as="ul" id={id} gap="gap-0.5" className="mt-1 min-w-30 text-small">
      {problems.map((problem) => (
        <li
          key={problem.id}
          className={`flex gap-1 ${problem.level === 'error' ? 'text-down' : 'text-warn'}`}
        >
          <TriangleAlert size={14} aria-hidden="true" className="mt-px flex-none" />
          <span>{problemText(problem)}</span>
        </li>
      ))}
    </Stack>
  );
}

/** Cells of a spreadsheet as its clipboard has them: lines, and tabs between cells. */
function readCells(text: string): readonly (readonly string[])[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t'));
}

type OptionWord =
  | `addressBatch.wallet.${'own' | 'exchange'}`
  | `addressBatch.owner.${'self' | 'other'}`
  | 'addressBatch.no'
  | 'addressBatch.yes';

interface Option {
  readonly value: string;
  /** The option's text; null for a word of a file that this page does not know. */
  readonly word: OptionWord | null;
}

/** The choices of a cell, with the file's own word for the choice that is made; null for a cell that is typed. */
function optionsOf(column: Column, text: string): readonly Option[] | null {
  switch (column) {
    case 'wallet_type':
      return withText(text, readWallet(text), [
        [1, 'own', 'addressBatch.wallet.own'],
        [0, 'exchange', 'addressBatch.wallet.exchange'],
      ]);
    case 'owner':
      return withText(text, readOwner(text), [
        ['self', 'self', 'addressBatch.owner.self'],
        ['other', 'other', 'addressBatch.owner.other'],
      ]);
    case 'verified':
      return withText(text, readVerified(text), [
        [0, 'no', 'addressBatch.no'],
        [1, 'yes', 'addressBatch.yes'],
      ]);
    default:
      return null;
  }
}

function withText<Value>(
  text: string,
  meaning: Value | null,
  choices: readonly (readonly [Value, string, OptionWord])[],
): readonly Option[] {
  const options = choices.map(([value, word, key]) => ({
    value: value === meaning ? text : word,
    word: key,
  }));
  return meaning === null ? [{ value: text, word: null }, ...options] : options;
}

/** What is wrong with a cell, in the reader's language. */
function useProblemText(): (problem: Problem) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  return ({ id, params }) => {
    if (id === 'server') return errorText({ code: String(params.code), message: '' });
    // The reasons of the address field, which are said there as well.
    if (id === 'codeRefused') return t(refusalKey(params.reason as RefusalReason), '', { replace: params });
    const words = Object.entries(params).map(([name, value]) => [
      name,
      Array.isArray(value) ? joinItems(value, language) : value,
    ]);
    return t(`addressBatch.problem.${id}`, '', { replace: Object.fromEntries(words) });
  };
}
