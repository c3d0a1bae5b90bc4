import { Crown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { Chip } from '#app/components/Chip.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { formatOpening } from '#app/components/format/formatOpening.ts';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { Fact, Facts } from '#app/components/layout/Facts.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { NextStep } from '#app/components/NextStep.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { globalStore, statusOf } from '#app/stores/globalStore.ts';
import { reminders } from '#app/stores/reminderStore.ts';
import { BlockCard, BlockTitle } from '../BlockCard.tsx';
import { type BlockPair, useUsdWords } from '../useBlockPair.ts';
import { type Otc, useOtcReminder } from '../useOtc.ts';
import { StartTrade } from './StartTrade.tsx';

export interface OtcCardProps {
  readonly from: string;
  readonly to: string;
  readonly otc: Otc;
  readonly pair: BlockPair;
}

/** What the OTC desk takes, when, and the way to it; while it is closed, a reminder (screens.md 1.6). */
export function OtcCard({ from, to, otc, pair }: OtcCardProps) {
  const { t } = useTranslation();
  const { check } = otc;
  return (
    <BlockCard className="lg:col-span-full lg:min-h-[182px]">
      <Row gap="gap-3" className="min-h-12">
        <BlockTitle>{t('block.desk.title')}</BlockTitle>
        {check !== undefined && (
          <Chip
            tone={check.open ? 'up' : 'warn'}
            word={check.open ? t('block.desk.open') : t('block.desk.closed')}
          />
        )}
        <VipLabel />
      </Row>
      {/* Four facts: in two lines or in one, none of them alone. */}
      <Facts gap="gap-x-6 gap-y-3" className="sm:grid-cols-2 lg:grid-cols-4">
        <Bound label={t('block.desk.min')} coin={from} amount={pair.range?.min} usd={check?.minNotionalUsd} />
        <Bound label={t('block.desk.max')} coin={from} amount={pair.range?.max} usd={check?.maxNotionalUsd} />
        <Fact shape="stack" label={t('block.desk.hours')}>
          <Hours otc={otc} />
        </Fact>
        <Fact shape="stack" label={t('block.desk.settlement')}>
          {t('block.desk.settlementText')}
        </Fact>
      </Facts>
      <Row gap="gap-x-6 gap-y-3" className="min-h-20 justify-between sm:min-h-12 [&>p]:grow [&>p]:basis-70">
        {check?.open === false && <Closed otc={otc} />}
        <StartTrade {...{ from, to, otc }} />
      </Row>
    </BlockCard>
  );
}

/** The user's level at the exchange, in its own words (screens.md 0.2b). */
function VipLabel() {
  const isSignedIn = useStore(globalStore, statusOf) === 'signed-in';
  const { answer } = useApiQuery('vipLabel', {}, { enabled: isSignedIn });
  const label = answer?.result?.label ?? '';
  return label === '' ? null : <Chip icon={Crown} word={label} />;
}

/** Whether the OTC desk is open and when it opens again; no call answers more of its hours. */
function Hours({ otc: { check, isGuest, isLoading, opensAtMs } }: { readonly otc: Otc }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (isGuest) return t('block.desk.hoursGuest');
  // The text's place is kept, so that what stands below doesn't move when the hours are known.
  if (isLoading) return <span className="invisible">{t('block.desk.hoursText')}</span>;
  if (check === undefined) return '–';
  if (check.open) return t('block.desk.hoursText');
  return opensAtMs === null
    ? t('block.desk.closedNow')
    : t('block.desk.closedUntil', { time: formatOpening(opensAtMs, language) });
}

interface BoundProps {
  readonly label: string;
  readonly coin: string;
  readonly amount: string | undefined;
  /** As the OTC desk says it; guests read the coin's bound and about what it is worth. */
  readonly usd: string | undefined;
}

function Bound({ label, coin, amount, usd }: BoundProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const about = useUsdWords(amount ?? '', coin);
  const inCoin = amount === undefined ? '–' : amountWithUnit(amount, { language, unit: coin });
  const words =
    usd !== undefined
      ? `\u2066${figuresOf(language).price(usd)} USD\u2069`
      : about === undefined
        ? inCoin
        : t('block.desk.perTrade', { amount: inCoin, usd: about });
  return (
    <Fact shape="stack" label={label}>
      <span className="num">{words}</span>
    </Fact>
  );
}

/** When it opens, and a reminder of that. */
function Closed({ otc }: { readonly otc: Otc }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { opensAtMs, refresh } = otc;
  const remindedAtMs = useOtcReminder(refresh);
  if (opensAtMs === null) return <p>{t('block.desk.closedNow')}</p>;
  const opens = formatOpening(opensAtMs, language);
  const reminder =
    remindedAtMs !== null && t('block.reminder.isSet', { time: formatOpening(remindedAtMs, language) });
  return (
    <div className="grid gap-2">
      <p role="status">{joinSentences([t('block.desk.closedUntil', { time: opens }), reminder], language)}</p>
      {remindedAtMs === null ? (
        <NextStep label={t('block.reminder.set')} onClick={() => reminders.setOtcOpening(opensAtMs)} />
      ) : (
        <NextStep label={t('block.reminder.remove')} onClick={() => reminders.setOtcOpening(null)} />
      )}
      <p className="text-small text-text-2">{t('block.reminder.where')}</p>
    </div>
  );
}
