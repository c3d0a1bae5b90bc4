import { FileDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#app/browser/saveFile.ts';
import { Button } from '#app/components/Button.tsx';
import { CopyButton } from '#app/components/CopyButton.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { useCopied } from '#app/notices/useCopied.ts';
import { type BlockRow, digestText, ticketText } from './ticketText.ts';

/**
 * The trade as a text for a counter-signature, with its hash (screens.md 1.7, 1.8): the counterparty can work out the
 * same hash from the text, which proves that not a digit was changed.
 */
export function TradeTicket({ row }: { readonly row: BlockRow }) {
  const { t } = useTranslation();
  const onCopied = useCopied();
  const text = ticketText(row);
  const hash = useDigest(text);
  const what = t('block.ticket.what');
  return (
    <section className="grid min-w-0 gap-3 border-t border-line pt-4" aria-label={t('block.ticket.title')}>
      <h3 className="font-semibold">{t('block.ticket.title')}</h3>
      <p className="text-text-2">{t('block.ticket.text')}</p>
      <pre
        dir="ltr"
        translate="no"
        className="min-w-0 rounded-button bg-surface p-3 text-small/[1.125rem] wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </pre>
      {hash === null ? (
        <p className="text-text-2">{t('block.ticket.noHash')}</p>
      ) : (
        hash !== undefined && (
          <div className="grid gap-1">
            <p className="text-text-2">{t('block.ticket.hash')}</p>
            <LtrText className="font-code text-small/normal wrap-anywhere">{hash}</LtrText>
            <p className="print:hidden">
              <CopyButton text={hash} what={t('block.ticket.hashWhat')} onCopied={onCopied} />
            </p>
          </div>
        )
      )}
      <Row gap="gap-x-4 gap-y-2" className="print:hidden">
        <CopyButton text={text} what={what} onCopied={onCopied} />
        <Button
          size="small"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), `block-${row.exchangeTxId}.txt`)}
        >
          <FileDown size={14} aria-hidden="true" />
          {t('block.ticket.save')}
        </Button>
      </Row>
    </section>
  );
}

/** Undefined while it is worked out, null where the browser can't. */
function useDigest(text: string): string | null | undefined {
  const [digest, setDigest] = useState<{ readonly of: string; readonly hash: string | null } | null>(null);
  useEffect(() => {
    let isGone = false;
    // The types have it everywhere; pages that were not loaded safely don't.
    const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
    void digestText(text, subtle).then((hash) => {
      if (!isGone) setDigest({ of: text, hash });
    });
    return () => {
      isGone = true;
    };
  }, [text]);
  return digest?.of === text ? digest.hash : undefined;
}
