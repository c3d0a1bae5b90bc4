import { useTranslation } from 'react-i18next';
import { EXCHANGE_WORDS } from '../exchangeWords.ts';
import { SentenceGap } from '../SentenceGap.tsx';

/** What exchanges say most often of a closed network, as it is on the wire without its full stop. */
const KNOWN = {
  'the wallet is being upgraded': 'walletUpgrade',
  'the wallet is under maintenance': 'walletMaintenance',
  'the network is being upgraded': 'networkUpgrade',
} as const;

export interface SuspensionReasonProps {
  /** In the exchange's words, "" where it gives none. */
  readonly reason: string;
}

/** Why a network is closed; what is not known here is quoted as the exchange's own words, in whatever language. */
export function SuspensionReason({ reason }: SuspensionReasonProps) {
  const { t } = useTranslation();
  const words = reason.trim();
  if (words === '') return null;
  const plain = words.toLowerCase().replace(/\.$/, '');
  if (isKnown(plain)) return t(`chainPicker.reason.${KNOWN[plain]}`);
  return (
    <>
      {t('chainPicker.reason.quoted')}
      <SentenceGap />
      <q {...EXCHANGE_WORDS}>{words}</q>
    </>
  );
}

function isKnown(words: string): words is keyof typeof KNOWN {
  return Object.hasOwn(KNOWN, words);
}
