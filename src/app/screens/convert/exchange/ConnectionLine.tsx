import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import { BLANK, writeText } from '#app/browser/writeText.ts';
import { formatWhen } from '#app/components/format/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { describeConnection } from '#app/stores/describeConnection.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { useLive } from '#app/stores/useLive.ts';
import type { Language } from '#shared/site/languages.ts';

/** Whether prices are live, in words, and what to do when they are not. */
export function ConnectionLine() {
  const bridge = useBridge();
  const connection = useStore(connectionStore);
  const hasPrices = useStore(quoteStore, (state) => state.asOfMs !== null);
  const { t } = useTranslation();
  const language = useLanguage();
  const { tone, words, time, action } = describeConnection(connection, hasPrices);
  return (
    <div className="connection" data-tone={tone}>
      <span className="connection-mark" aria-hidden="true" />
      {/* The space is for those who hear or copy the line; on screen a gap stands for it. */}
      <span>
        {t(words.key, { ...words.values })}
        {time !== null && ` · ${t(time)}`}{' '}
      </span>
      {time !== null && <AsOf key={language} language={language} />}
      {action === 'retry' && (
        <button type="button" className="text-button" onClick={bridge.retry}>
          {t('connection.retry')}
        </button>
      )}
      {action === 'reload' && (
        <button type="button" className="text-button" onClick={() => location.reload()}>
          {t('connection.reload')}
        </button>
      )}
      {/* Said once for each kind of state; the time in the line would be said every 3 s. */}
      <span className="sr-only" role="status">
        {t(ANNOUNCEMENT[tone])}
      </span>
    </div>
  );
}

const ANNOUNCEMENT = {
  live: 'connection.saidLive',
  waiting: 'connection.saidWaiting',
  stopped: 'connection.saidStopped',
} as const;

/** When the newest prices came, by the reader's clock. */
function AsOf({ language }: { readonly language: Language }) {
  const ref = useLive<HTMLSpanElement>(
    ({ asOfMs }) => (asOfMs === null ? '–' : formatWhen(asOfMs, language)),
    writeText,
  );
  return (
    <span ref={ref} className="connection-time num" translate="no">
      {BLANK}
    </span>
  );
}
