import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCsv } from '#app/bridge/readCsv.ts';
import { useSearch } from '#app/browser/useSearch.ts';
import { Button } from '#app/components/Button.tsx';
import { Field } from '#app/components/Field.tsx';
import { joinItems, joinList } from '#app/components/format/joinList.ts';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { Stack } from '#app/components/layout/Stack.tsx';
import { mergeClasses } from '#app/components/mergeClasses.ts';
import { Tabs } from '#app/components/Tabs.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useKnownParameters } from '#app/notices/useKnownParameters.ts';
import { COLUMNS, MOST_BYTES, MOST_LINES } from './lines/batchLine.ts';
import type { ReadLine } from './lines/mapColumns.ts';
import { mapColumns, NEEDED_COLUMNS } from './lines/mapColumns.ts';

const SOURCES = ['grid', 'paste', 'csv'] as const;
const KNOWN = { source: (text: string) => SOURCES.some((source) => source === text) };

export interface BatchSourcesProps {
  readonly onLines: (lines: readonly ReadLine[]) => void;
  readonly onTemplate: () => void;
}

/** Three ways to enter lines: the table itself, a paste, a file; the way is in the address (screens.md 1.24). */
export function BatchSources({ onLines, onTemplate }: BatchSourcesProps) {
  const { t } = useTranslation();
  const [search, change] = useSearch();
  const selected = SOURCES.find((source) => source === search.get('source')) ?? 'grid';
  useKnownParameters(KNOWN);
  const { isReading, outcome, read } = useReadTable(onLines);
  const select = (source: string): void =>
    change(
      (now) => {
        now.set('source', source);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const content = {
    grid: <p className="text-text-2">{t('addressBatch.gridHint')}</p>,
    paste: (
      <PastePart
        isReading={isReading}
        onRead={(text) => read(new Blob([text]), t('addressBatch.thePaste'))}
      />
    ),
    csv: <FilePart isReading={isReading} onRead={(file) => read(file, file.name)} onTemplate={onTemplate} />,
  };
  return (
    <Stack gap="gap-4">
      <Tabs
        label={t('addressBatch.source.label')}
        selected={selected}
        onSelect={select}
        tabs={SOURCES.map((id) => ({ id, label: t(`addressBatch.source.${id}`), content: content[id] }))}
      />
      <p role="status" className={outcome?.isFault === true ? 'text-down' : 'text-text-2'}>
        {outcome?.text}
      </p>
    </Stack>
  );
}

interface PastePartProps {
  readonly isReading: boolean;
  readonly onRead: (text: string) => Promise<void>;
}

function PastePart({ isReading, onRead }: PastePartProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  return (
    <Stack align="start" className="pt-3">
      <Field
        className="w-full"
        label={t('addressBatch.pasteLabel')}
        hint={t('addressBatch.pasteHint', { columns: joinItems(COLUMNS, useLanguage()) })}
      >
        {(control) => (
          <textarea
            {...control}
            className={mergeClasses(control.className, 'font-code')}
            dir="ltr"
            rows={5}
            translate="no"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button isLoading={isReading} isDisabled={text.trim() === ''} onClick={() => void onRead(text)}>
        {t('addressBatch.pasteTake')}
      </Button>
    </Stack>
  );
}

interface FilePartProps {
  readonly isReading: boolean;
  readonly onRead: (file: File) => Promise<void>;
  readonly onTemplate: () => void;
}

function FilePart({ isReading, onRead, onTemplate }: FilePartProps) {
  const { t } = useTranslation();
  return (
    <Stack align="start" className="pt-3">
      <Field className="w-full" label={t('addressBatch.file')} hint={t('addressBatch.fileHint')}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            // Disabled, it would lose the focus.
            aria-disabled={isReading || undefined}
            onChange={({ target }) => {
              const file = target.files?.[0];
              // The same file can be chosen again, once it was repaired.
              if (file !== undefined && !isReading) void onRead(file).then(() => (target.value = ''));
            }}
          />
        )}
      </Field>
      <Button onClick={onTemplate}>{t('addressBatch.template')}</Button>
    </Stack>
  );
}

interface ReadTable {
  readonly isReading: boolean;
  /** The outcome: lines that were read, or the place of the error. */
  readonly outcome: { readonly isFault: boolean; readonly text: string } | null;
  /** Reads a file, or a pasted table; nothing leaves the device. */
  readonly read: (file: Blob, name: string) => Promise<void>;
}

/** Reads tables with column names, in the files worker (screens.md 1.10, "CSV rules"). */
function useReadTable(onLines: (lines: readonly ReadLine[]) => void): ReadTable {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isReading, setIsReading] = useState(false);
  const [outcome, setOutcome] = useState<ReadTable['outcome']>(null);
  const fault = (text: string): void => setOutcome({ isFault: true, text });

  const take = async (file: Blob, name: string): Promise<void> => {
    if (file.size > MOST_BYTES) return fault(t('addressBatch.fault.tooLarge'));
    const read = await readCsv(file, MOST_LINES);
    if (!read.ok) return fault(t('addressBatch.fault.unreadable'));
    const table = read.value;
    switch (table.kind) {
      case 'empty':
        return fault(t('addressBatch.fault.empty'));
      case 'tooMany':
        return fault(t('addressBatch.fault.tooMany', { count: table.count }));
      case 'notText':
      case 'quotes':
        return fault(t(`addressBatch.fault.${table.kind}`, { line: table.line, character: table.character }));
      case 'table':
        break;
    }
    const mapped = mapColumns(table.header, table.rows, (column) => t(`addressBatch.column.${column}`));
    if (mapped.kind === 'noHeader') {
      return fault(t('addressBatch.fault.noHeader', { columns: joinItems(NEEDED_COLUMNS, language) }));
    }
    if (mapped.kind === 'twice') {
      return fault(t('addressBatch.fault.twice', { names: joinList(mapped.names, language) }));
    }
    onLines(mapped.lines);
    const said = [
      t('addressBatch.read', { count: mapped.lines.length, name }),
      ...mapped.unknown.map((column) => t('addressBatch.fault.unknownColumn', { name: column })),
    ];
    setOutcome({ isFault: false, text: joinSentences(said, language) });
  };

  return {
    isReading,
    outcome,
    read: async (file, name) => {
      setIsReading(true);
      setOutcome(null);
      await take(file, name);
      setIsReading(false);
    },
  };
}
