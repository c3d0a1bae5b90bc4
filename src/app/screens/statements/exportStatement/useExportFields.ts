import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { useStore } from 'zustand';
import { useSearch } from '#app/browser/useSearch.ts';
import { deviceZone } from '#app/components/format/deviceZone.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { createFormDraft, type FormDraft } from '#app/storage/formDrafts.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { DataFields, type ExportType } from './dataFields.ts';
import { fieldsOfAddress } from './fieldsOfAddress.ts';
import type { Preset } from './presets/presetStore.ts';

export interface ExportFields {
  readonly fields: DataFields;
  readonly change: (change: Partial<DataFields>) => void;
}

/**
 * The choice of a file: what the address says (type, from, to, preset: screens.md 1.24), before what was typed in this tab, before
 * what most users want. Typing takes the address's words away, which it then contradicts.
 */
export function useExportFields(presets: readonly Preset[], types: readonly ExportType[]): ExportFields {
  const language = useLanguage();
  const [search, setSearch] = useSearch();
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? null);
  const draft = useMemo(() => createFormDraft(userId, 'export'), [userId]);
  const [typed, setTyped] = useState<DataFields | null>(() => readDraft(draft));
  const first: DataFields = {
    ...{ type: 'funding', accounts: [], coins: [], uids: [], format: 'CSV', numberFormat: 'plain' },
    timezone: deviceZone(),
    lang: language,
    range: { kind: 'preset', preset: '30d' },
  };
  const chosen = fieldsOfAddress(search, typed ?? first, presets, (asked) => {
    const since = types.find(({ type }) => type === asked)?.since;
    return since === undefined ? undefined : Number(since);
  });
  // Without amounts of a language's own the file is in the reader's.
  const fields = chosen.numberFormat === 'plain' ? { ...chosen, lang: language } : chosen;
  return {
    fields,
    change: (change) => {
      const next = { ...fields, ...change };
      draft.keep({ fields: JSON.stringify(next) });
      setTyped(next);
      setSearch(withoutChoice, { replace: true });
    },
  };
}

function withoutChoice(current: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const name of ['type', 'from', 'to', 'preset']) next.delete(name);
  return next;
}

function readDraft(draft: FormDraft): DataFields | null {
  try {
    const { fields = 'null' } = draft.read();
    const read = v.safeParse(DataFields, JSON.parse(fields));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
