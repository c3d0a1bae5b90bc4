import { useTranslation } from 'react-i18next';
import { CopyButton } from '#app/components/CopyButton.tsx';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { useCopied } from '#app/notices/useCopied.ts';

export interface CopyAddressProps {
  /** An address or a memo, whole. */
  readonly text: string;
  /** What it is, in words that go on from "Copy". */
  readonly what: string;
}

/** An address in groups of four. The text itself is its copy button: what is compared is what is copied. */
export function CopyAddress({ text, what }: CopyAddressProps) {
  const { t } = useTranslation();
  const onCopied = useCopied();
  const label = (
    <span>
      <span className="sr-only">{t('copy.button', { what })}</span>{' '}
      <GroupedAddress address={text} size="compact" />
    </span>
  );
  return <CopyButton text={text} what={what} label={label} onCopied={onCopied} />;
}
