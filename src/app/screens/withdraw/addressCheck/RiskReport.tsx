import { useTranslation } from 'react-i18next';
import { EXCHANGE_WORDS } from '#app/components/exchangeWords.ts';
import { formatMoment } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Meter } from '#app/components/Meter.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { RiskFinding } from './checks.ts';
import { RiskLevel } from './RiskLevel.tsx';

const CATEGORIES = [
  'exchange',
  'defi',
  'mining',
  'merchant',
  'wallet',
  'no_kyc_exchange',
  'gambling',
  'bridge',
  'mixer',
  'scam',
  'theft',
  'sanctions',
  'ransomware',
  'darknet',
] as const;
const PERCENT_DIGITS = 2;

const BAR_BY_LEVEL: Readonly<Record<RiskFinding['riskLevel'], string>> = {
  LOW: 'text-text-2',
  MEDIUM: 'text-warn',
  HIGH: 'text-down',
  SEVERE: 'text-down',
  UNKNOWN: 'text-text-2',
};

/** What is known of an address: level, score, where its coins come from, and what to do (screens.md 1.11). */
export function RiskReport({ finding }: { readonly finding: RiskFinding }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { percent } = figuresOf(language);
  const { riskLevel, score, categories, advice, checkedAt, fromCache } = finding;
  return (
    <Stack align="start">
      <Row as="p">
        <RiskLevel level={riskLevel} />
        {riskLevel !== 'UNKNOWN' && <b className="num">{t('riskCheck.score', { score })}</b>}
      </Row>
      {riskLevel !== 'UNKNOWN' && (
        <>
          <Meter
            className={`h-1.5 w-full rounded-[3px] bg-line-strong ${BAR_BY_LEVEL[riskLevel]}`}
            aria-label={t('riskCheck.log.score')}
            min={0}
            max={100}
            value={score}
          />
          <p className="text-text-2">{t('riskCheck.scoreHint')}</p>
        </>
      )}
      {riskLevel !== 'UNKNOWN' && <p className="font-semibold">{t(`riskCheck.advice.${riskLevel}`)}</p>}
      {riskLevel === 'UNKNOWN' && advice !== '' && (
        <p {...EXCHANGE_WORDS} className="font-semibold">
          {advice}
        </p>
      )}
      <h3 className="font-semibold">{t('riskCheck.exposure')}</h3>
      {categories.length === 0 ? (
        <p className="text-text-2">{t('riskCheck.noExposure')}</p>
      ) : (
        <Stack as="ul" className="w-full">
          {categories.map(({ code, name, share, hops }) => (
            <li key={code}>
              <p className="flex justify-between gap-3">
                {isKnown(code) ? <b>{t(`riskCheck.category.${code}`)}</b> : <b {...EXCHANGE_WORDS}>{name}</b>}
                <bdi className="num">{percent(percentOf(share))}</bdi>
              </p>
              <p className="text-text-2">
                {joinSentences(
                  [!isKnown(code) && t('riskCheck.category.other'), t('riskCheck.hops', { count: hops })],
                  language,
                )}
              </p>
            </li>
          ))}
        </Stack>
      )}
      <p className="text-text-2">
        {fromCache
          ? t('riskCheck.fromCache')
          : t('riskCheck.checkedAt', { time: formatMoment(Number(checkedAt), language) })}
      </p>
      <p className="rounded-button bg-surface px-3 py-2">{t('riskCheck.disclaimer')}</p>
    </Stack>
  );
}

function percentOf(share: string): string {
  return new Decimal(share).times(100).toDecimalPlaces(PERCENT_DIGITS, Decimal.ROUND_DOWN).toFixed();
}

/** The kinds that have words here; a service may know others. */
function isKnown(code: string): code is (typeof CATEGORIES)[number] {
  return CATEGORIES.some((known) => known === code);
}
