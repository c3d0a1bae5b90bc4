import { deviceZone } from '#app/components/format/deviceZone.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useApi } from '#app/queries/useApi.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import { FileOrderLine, type FileOrderLineProps } from './FileOrderLine.tsx';
import { orderFile } from './orderFile.ts';

export interface DocumentOrderLineProps extends Pick<FileOrderLineProps, 'label'> {
  /** The type of the document, and what it is about. */
  readonly about: Pick<InputOf<'exportCreate'>, 'type' | 'addressIds' | 'withdrawalId' | 'applyId'>;
  /** When that happened, in ms since 1970; left out where the document is about no time. */
  readonly atMs?: number;
}

const DAY_MS = 86_400_000;

/** Orders a PDF about single things of the user, and not about all that happened in a time (screens.md 1.16, 1.17, 1.19). */
export function DocumentOrderLine({ label, about, atMs }: DocumentOrderLineProps) {
  const request = useApi();
  const lang = useLanguage();
  const send = () => {
    const nowMs = systemClock.wallNow();
    // The call has to have a range. With the same one, a second order of a document is known to be the same.
    const [startMs, endMs] = atMs === undefined ? [nowMs - DAY_MS, nowMs] : [atMs, atMs];
    return orderFile(request, 'exportCreate', {
      ...about,
      ...{ accountTypes: [], coins: [], uids: [], format: 'PDF', lang },
      ...{ startTime: String(startMs), endTime: String(endMs) },
      timezone: deviceZone(),
      requestId: createId(),
    });
  };
  const isReceipt = about.withdrawalId !== undefined || about.applyId !== undefined;
  return <FileOrderLine label={label} send={send} isReceipt={isReceipt} />;
}
