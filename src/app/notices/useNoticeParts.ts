import { useEffect, useState } from 'react';
import { importAgain } from '#app/browser/importAgain.ts';
import type { NoticeState } from '#app/stores/noticeStore.ts';
import type { NoticeParts } from './noticeParts.ts';
import { whenIdle } from './whenIdle.ts';

/** Most visits never see a notice, so that what shows them is not part of the first route (design.md section 10). */
async function loadParts(): Promise<NoticeParts> {
  return (await importAgain(() => import('./noticeParts.ts'))).noticeParts;
}

/**
 * Loads the parts when the browser is idle: the first notice may well be that the network is down. Where that failed,
 * every change of the notices is another try; `failed` says that the newest one has failed too.
 */
export function useNoticeParts(notices: NoticeState): NoticeParts | 'waiting' | 'failed' {
  const [parts, setParts] = useState<NoticeParts | 'waiting' | 'failed'>('waiting');
  const isHere = typeof parts === 'object';

  useEffect(
    () =>
      whenIdle(() => {
        // A failure is ignored here, since the parts are not needed yet.
        loadParts().then(setParts, () => undefined);
      }),
    [],
  );
  useEffect(() => {
    const { toasts, notifications, wall } = notices;
    if (isHere || (toasts.length === 0 && notifications.length === 0 && wall === null)) return;
    loadParts().then(setParts, () => setParts((now) => (typeof now === 'object' ? now : 'failed')));
  }, [isHere, notices]);
  return parts;
}
