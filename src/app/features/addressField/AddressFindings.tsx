import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Chip } from '#app/components/Chip.tsx';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import type { AddressChain } from './addressChain.ts';
import { AddressLine, Notice, NoticeBox } from './Notice.tsx';
import { SimilarHint } from './SimilarHint.tsx';
import type { AddressEntry } from './useAddressEntry.ts';
import type { CheckedAddress } from './useExchangeCheck.ts';

/** Below an address: what it is, whose it is, and what can be done about what is wrong with it. */
export function AddressFindings({ entry, coin }: { readonly entry: AddressEntry; readonly coin: string }) {
  const { t } = useTranslation();
  const { verdict, parts } = entry;
  const { judgement, chain, check, resemblance } = parts;
  return (
    <Stack role="status" gap="gap-2" className="empty:hidden" data-findings>
      {judgement.kind === 'other-chain' && parts.stage.kind !== 'network' && (
        <NetworkChoices chains={judgement.fitting} onPick={parts.switchTo} />
      )}
      {judgement.kind === 'no-chain' && judgement.fitting.length > 0 && (
        <>
          <Notice>{t('addressField.chooseNetwork')}</Notice>
          <NetworkChoices chains={judgement.fitting} onPick={parts.switchTo} />
        </>
      )}
      {judgement.kind === 'refused' && judgement.converted !== undefined && (
        <Converted address={judgement.converted} onUse={() => entry.put(judgement.converted ?? '')} />
      )}
      {judgement.kind === 'fits' && (
        <>
          <GroupedAddress address={judgement.check.normalized} />
          {judgement.check.hasChecksum ? (
            <AddressLine>
              <Check size={16} aria-hidden="true" className="text-up" />
              {t('addressField.valid', { chain: chain?.label ?? '' })}
            </AddressLine>
          ) : (
            <Notice isWarning>{t('addressField.noChecksum')}</Notice>
          )}
          {judgement.check.warnings.map((warning) => (
            <Notice key={warning} isWarning>
              {t(`addressField.warning.${warning}`)}
            </Notice>
          ))}
          <SimilarHint resemblance={resemblance} />
        </>
      )}
      {verdict.kind === 'checking' && (
        <AddressLine>
          <LoaderCircle size={16} aria-hidden="true" className="animate-spin motion-reduce:animate-none" />
          {t('addressField.checking')}
        </AddressLine>
      )}
      {check.kind === 'failed' && (
        <AddressLine as="div">
          <CircleAlert size={16} aria-hidden="true" />
          {t('addressField.unanswered')}
          <Button size="small" onClick={check.retry}>
            {t('states.retry')}
          </Button>
        </AddressLine>
      )}
      {verdict.kind === 'ready' && verdict.checked !== null && (
        <Marks checked={verdict.checked} coin={coin} known={resemblanceName(entry)} />
      )}
    </Stack>
  );
}

/** What the entry of the book is called, where the page knows it. */
function resemblanceName({ text, parts }: AddressEntry): string {
  return parts.known.find(({ address, remark }) => address === text && remark !== '')?.remark ?? '';
}

/** The most that stand side by side; an address of the Ethereum kind fits a dozen networks. */
const MOST_CHOICES = 4;

function NetworkChoices({
  chains,
  onPick,
}: {
  readonly chains: readonly AddressChain[];
  readonly onPick: (chain: AddressChain) => void;
}) {
  const { t } = useTranslation();
  return (
    <Row align="items-stretch" gap="gap-2">
      {chains.slice(0, MOST_CHOICES).map((chain) => (
        <Button key={chain.code} size="small" onClick={() => onPick(chain)}>
          {t('addressField.use', { name: chain.label })}
        </Button>
      ))}
    </Row>
  );
}

function Converted({ address, onUse }: { readonly address: string; readonly onUse: () => void }) {
  const { t } = useTranslation();
  return (
    <NoticeBox>
      <p>{t('addressField.sameKey')}</p>
      <GroupedAddress address={address} />
      <Button size="small" onClick={onUse}>
        {t('addressField.useThis')}
      </Button>
    </NoticeBox>
  );
}

interface MarksProps {
  readonly checked: CheckedAddress;
  readonly coin: string;
  /** "" where it is not known. */
  readonly known: string;
}

/** The owner of an address and what is known of it: a word and a shape each, and a sentence where the user has to act. */
function Marks({ checked, coin, known }: MarksProps) {
  const { t } = useTranslation();
  const { inBook, internal, firstUse, kind, risk } = checked;
  const isRisky = risk === 'HIGH' || risk === 'MEDIUM';
  return (
    <>
      <Row as="p" align="items-stretch" gap="gap-2">
        {inBook !== undefined && (
          <Chip
            tone="up"
            word={
              known === '' ? t('addressField.mark.inBook') : t('addressField.mark.inBookAs', { name: known })
            }
          />
        )}
        {internal && <Chip tone="up" word={t('addressField.mark.internal')} />}
        <Chip word={t(firstUse ? 'addressField.mark.firstUse' : 'addressField.mark.usedBefore')} />
        {kind === 'contract' && <Chip tone="warn" word={t('addressField.mark.contract')} />}
        {isRisky && <Chip tone="warn" word={t(`addressField.mark.risk.${risk}`)} />}
      </Row>
      {kind === 'contract' && <Notice isWarning>{t('addressField.contract', { coin })}</Notice>}
      {risk === 'HIGH' && <Notice isWarning>{t('addressField.highRisk')}</Notice>}
    </>
  );
}
