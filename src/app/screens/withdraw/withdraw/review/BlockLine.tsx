import { useTranslation } from 'react-i18next';
import { SuspensionReason } from '#app/components/chainPicker/SuspensionReason.tsx';
import { countdownText, useTimeLeft } from '#app/components/format/countdown.ts';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { FormBlock } from '../form/judgeForm.ts';

export interface BlockLineProps {
  readonly block: FormBlock;
  readonly coin: string;
  readonly chainLabel: string;
}

/** The pause between two withdrawals of a coin (screens.md 0.2a); what is longer follows a security change. */
const COOL_DOWN_MS = 10_000;
const SECOND_MS = 1_000;

/** Why nothing can be sent now, and until when. */
export function BlockLine({ block, coin, chainLabel }: BlockLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const untilMs = 'untilMs' in block ? block.untilMs : 0;
  const leftMs = useTimeLeft(untilMs);
  const left = `\u2068${countdownText(leftMs, language)}\u2069`;
  switch (block.kind) {
    case 'pause':
      return leftMs > COOL_DOWN_MS
        ? t('withdraw.block.pause', { left })
        : t('withdraw.block.coolDown', { seconds: Math.ceil(leftMs / SECOND_MS) });
    case 'locked':
      return t('withdraw.block.locked', { left });
    case 'closed':
      return (
        <>
          {t('withdraw.block.closed', { coin, chain: chainLabel })}
          <SentenceGap />
          <SuspensionReason reason={block.reason} />
        </>
      );
    default:
      return t(`withdraw.block.${block.kind}`);
  }
}
