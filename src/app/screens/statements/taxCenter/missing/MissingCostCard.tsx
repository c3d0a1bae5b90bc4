import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { Button } from '#app/components/Button.tsx';
import { CoinMark } from '#app/components/CoinMark.tsx';
import { MoneyText } from '#app/components/MoneyText.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { IdCell } from '#app/features/recordList/table/IdCell.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { roundPlain } from '#shared/money/plainDecimals.ts';
import { FoldedCard } from '../FoldedCard.tsx';
import { ListLine } from '../ListLine.tsx';
import { SmallText } from '../SmallText.tsx';
import { writeReceivedDay } from './boughtDay.ts';
import { CostDialog } from './CostDialog.tsx';
import { groupReceipts, type Receipt, readReceipts } from './receipts.ts';
import '#app/features/recordList/table/records.css';
import { Suspense } from 'react';
import { lazyPart } from '#app/components/lazyPart.tsx';
import type { CostFileOptions } from './file/useCostFile.ts';

const SHOWN_AT_FIRST = 5;

export interface MissingCostCardProps {
  readonly overview: ResultOf<'taxOverview'>;
  /** The country whose days a purchase is of. */
  readonly country: string;
  /** The figures have to be computed again. */
  readonly onSaved: () => void;
  readonly ref?: Ref<HTMLDetailsElement>;
}

/** Coins that came without a purchase price, with a place to enter it, and what was entered (screens.md 1.20). */
export function MissingCostCard({ overview, country, onSaved, ref }: MissingCostCardProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Receipt | null>(null);
  const [isWhole, setWhole] = useState(false);
  const receipts = readReceipts(overview.coins);
  const shown = isWhole ? receipts : receipts.slice(0, SHOWN_AT_FIRST);
  const missing = receipts.filter(({ cost }) => cost === undefined).length;
  const language = useLanguage();
  const { currency } = overview;
  const worth = amountWithUnit(roundPlain(overview.summary.missing.worth, 2), { language, unit: currency });
  const yearWords = { year: overview.label };
  const groupWords = { sold: t('tax.missing.sold', yearWords), unsold: t('tax.missing.unsold', yearWords) };
  const saved = (): void => {
    // Many are entered in one sitting: the next one without a price takes the place of the one that was saved.
    const isNew = open !== null && open.cost === undefined;
    setOpen(isNew ? (receipts.find((each) => each.cost === undefined && !isSame(each, open)) ?? null) : null);
    onSaved();
    showToast({ type: 'success', key: 'taxCost', text: t('tax.missing.saved') });
  };
  return (
    <FoldedCard
      {...(ref !== undefined && { ref })}
      title={t('tax.missing.title')}
      brief={
        <span className={missing > 0 ? 'font-semibold text-warn' : 'text-up'}>
          {missing > 0 ? t('tax.missing.count', { count: missing }) : t('tax.missing.none')}
          {missing > 0 && ` · ${t('tax.missing.worth', { worth })}`}
        </span>
      }
    >
      {missing > 0 && <p className="text-text-2">{t('tax.missing.text', { currency })}</p>}
      {missing > 1 && <CostFileButton {...{ receipts, country, currency }} onSaved={saved} />}
      {groupReceipts(shown).map(({ kind, own }) => (
        <div key={kind}>
          {kind !== 'entered' && <h3 className="pt-2 font-semibold">{groupWords[kind]}</h3>}
          <ul className="grid">
            {own.map((receipt) => (
              <ReceiptLine
                key={`${receipt.coin} ${receipt.txId}`}
                receipt={receipt}
                {...{ country, currency }}
                onOpen={() => setOpen(receipt)}
              />
            ))}
          </ul>
        </div>
      ))}
      {shown.length < receipts.length && (
        <div>
          <TextLink onClick={() => setWhole(true)}>
            {t('tax.missing.all', { count: receipts.length })}
          </TextLink>
        </div>
      )}
      {open !== null && (
        <CostDialog
          key={`${open.coin} ${open.txId}`}
          receipt={open}
          {...{ country, currency }}
          onSaved={saved}
          onClose={() => setOpen(null)}
        />
      )}
    </FoldedCard>
  );
}

function isSame(one: Receipt, other: Receipt): boolean {
  return one.coin === other.coin && one.txId === other.txId;
}

interface ReceiptLineProps {
  readonly receipt: Receipt;
  /** The country whose days they are. */
  readonly country: string;
  readonly currency: string;
  readonly onOpen: () => void;
}

function ReceiptLine({ receipt, country, currency, onOpen }: ReceiptLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { coin, amount, txId, receivedMs, cost } = receipt;
  const what = amountWithUnit(amount, { language, unit: coin });
  const received = writeReceivedDay(receivedMs, country, language);
  return (
    <ListLine
      mark={<CoinMark coin={coin} />}
      title={<MoneyText amount={amount} coin={coin} />}
      detail={
        <>
          {t('tax.missing.received')} {received} <IdCell id={txId} />
        </>
      }
    >
      {cost !== undefined && (
        <div className="grid justify-items-end">
          <MoneyText amount={cost} coin={currency} />
          <SmallText as="span">{t('tax.missing.entered')}</SmallText>
        </div>
      )}
      <Button
        size="small"
        aria-label={t(cost === undefined ? 'tax.missing.enterOf' : 'tax.missing.changeOf', { what })}
        onClick={onOpen}
      >
        {t(cost === undefined ? 'tax.missing.enter' : 'tax.missing.change')}
      </Button>
    </ListLine>
  );
}

const CostFileDialog = lazyPart(
  () => import('./file/CostFileDialog.tsx'),
  (module) => module.CostFileDialog,
);

/** Opens the dialog that takes costs from a file; few need it, so it is loaded then. */
function CostFileButton({ onSaved, ...options }: CostFileOptions & { readonly onSaved: () => void }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('tax.missing.file.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CostFileDialog
            {...options}
            onSaved={() => {
              setOpen(false);
              onSaved();
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
