import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { useApi } from '#app/queries/useApi.ts';
import type { BlockRow } from '../ticketText.ts';
import { documentUrl } from './documentUrl.ts';

/**
 * The papers of a trade. Their links live 10 minutes, so each is asked for when it is opened (screens.md 1.8); the window is
 * opened by the press itself, since browsers let no later moment open one.
 */
export function DocumentList({ trade }: { readonly trade: BlockRow }) {
  const { t } = useTranslation();
  const request = useApi();
  const [hasFailed, setFailed] = useState(false);
  const open = async (name: string): Promise<void> => {
    const tab = window.open('', '_blank');
    setFailed(false);
    const answered = await request('blockTradeQuery', { exchangeTxId: trade.exchangeTxId }, { fresh: true });
    const [row] = answered.ok ? (answered.value.result?.list ?? []) : [];
    const url = documentUrl(row?.documents.find((each) => each.name === name)?.url, window.location.href);
    if (url === null || tab === null) {
      tab?.close();
      setFailed(true);
      return;
    }
    tab.opener = null;
    tab.location.replace(url);
  };
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{t('block.history.docs.title')}</h3>
      {trade.documents.length === 0 ? (
        <p className="text-text-2">{t('block.history.docs.none')}</p>
      ) : (
        <>
          <p className="text-text-2">{t('block.history.docs.life')}</p>
          <ul className="flex flex-wrap gap-2">
            {trade.documents.map(({ name }) => (
              <li key={name}>
                <Button size="small" onClick={() => void open(name)}>
                  {t('block.history.docs.open', { name: `\u2068${name}\u2069` })}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="status" className="text-down">
        {hasFailed && t('block.history.docs.failed')}
      </p>
    </section>
  );
}
