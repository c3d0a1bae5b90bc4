import { CircleHelp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { Button } from '#app/components/Button.tsx';
import { dateFormat } from '#app/components/format/dates.ts';
import { MoneyText } from '#app/components/MoneyText.tsx';
import { plainFact, type ReceiptFact, ReceiptSheet } from '#app/components/quote/ReceiptSheet.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { RateText } from '#app/features/prices/RateText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useCopied } from '#app/notices/useCopied.ts';
import { exactWords, quoteRate } from '#shared/market/quotedRate.ts';
import type { Placing } from './createOrderPlacer.ts';
import { LimitMain } from './LimitMain.tsx';
import { writeOrder } from './writeOrder.ts';

type Placed = Extract<Placing, { step: 'placed' }>;

export interface OrderResultProps {
  readonly placing: Placed | Extract<Placing, { step: 'unknown' }>;
  readonly onNew: () => void;
}

/** What became of the placing: the order is open, or that is not known yet. It takes the form's place. */
export function OrderResult({ placing, onNew }: OrderResultProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} className="convert-panel">
      <LimitMain>
        {placing.step === 'placed' ? <PlacedReceipt placing={placing} /> : <Unknown placing={placing} />}
      </LimitMain>
      <div className="ticket-action">
        <Button variant="primary" size="large" className="flex-1" onClick={onNew}>
          {t('limit.another')}
        </Button>
      </div>
    </div>
  );
}

/** The order as the exchange has it: amount, price, expiry, its id, and the way to it. */
function PlacedReceipt({ placing: { draft, order, differs } }: { readonly placing: Placed }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const onCopied = useCopied();
  const { fromCoin, toCoin, limitPrice } = draft;
  const rate = { from: fromCoin, to: toCoin, rate: limitPrice };
  const expiresAtMs = Number(order.expiredAt);
  const facts: ReceiptFact[] = [
    {
      label: t('terms.youPay'),
      plain: `${order.lockedAmount} ${fromCoin}`,
      shown: <MoneyText coin={fromCoin} amount={order.lockedAmount} />,
    },
    { label: t('orders.price'), plain: exactWords(quoteRate(rate)), shown: <RateText {...rate} /> },
    {
      label: t('orders.expires'),
      plain: new Date(expiresAtMs).toISOString(),
      shown: dateFormat(language, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(
        expiresAtMs,
      ),
    },
    { label: t('limit.account'), plain: t('accounts.fiat'), shown: t('accounts.fiat') },
    plainFact(t('terms.orderId'), order.exchangeTxId),
  ];
  const words = { amount: amountWithUnit(order.lockedAmount, { language, unit: fromCoin }), to: toCoin };
  return (
    <ReceiptSheet
      title={t('limit.placedTitle')}
      facts={facts}
      onCopied={onCopied}
      more={
        <>
          <p className="text-text-2">{t('limit.placedText', words)}</p>
          {differs && (
            <p role="alert" className="text-warn">
              {t('ticket.differs', { confirmed: writeOrder(draft, language) })}
            </p>
          )}
        </>
      }
    >
      <TextLink to={`/exchange/history?type=limit&id=${encodeURIComponent(order.exchangeTxId)}`}>
        {t('limit.view')}
      </TextLink>
    </ReceiptSheet>
  );
}

function Unknown({ placing: { draft } }: { readonly placing: Extract<Placing, { step: 'unknown' }> }) {
  const { t } = useTranslation();
  const amount = amountWithUnit(draft.fromAmount, { language: useLanguage(), unit: draft.fromCoin });
  return (
    <>
      <h2 className="flex min-h-11 items-center gap-2 text-large font-semibold">
        <CircleHelp size={20} aria-hidden="true" className="text-warn" />
        {t('limit.unknownTitle')}
      </h2>
      <p>{t('limit.unknownText', { amount })}</p>
    </>
  );
}
