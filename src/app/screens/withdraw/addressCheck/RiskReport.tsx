import { useTranslation } from 'react-i18next';
import { EXCHANGE_WORDS } from '#app/components/exchangeWords.ts';
import { formatMoment } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { joinSentences } from '#app/components/format/joinTexts.ts';
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

/** What is known of an address: level, score, where its coins come from, and what to do (screens.md 1.11). */
export function RiskReport({ finding }: { readonly finding: RiskFinding }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { percent } = figuresOf(language);
  const { riskLevel, score, categories, advice, checkedAt, fromCache } = finding;
  return (
    <div className="risk-report">
      <p className="risk-verdict">
        <RiskLevel level={riskLevel} />
        {riskLevel !== 'UNKNOWN' && <b className="num">{t('riskCheck.score', { score })}</b>}
      </p>
      {riskLevel !== 'UNKNOWN' && (
        <>
          <meter
            className="risk-score"
            aria-label={t('riskCheck.log.score')}
            min={0}
            max={100}
            value={score}
            data-level={riskLevel}
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
      <h3 className="risk-heading">{t('riskCheck.exposure')}</h3>
      {categories.length === 0 ? (
        <p className="text-text-2">{t('riskCheck.noExposure')}</p>
      ) : (
        <ul className="risk-sources">
          {categories.map(({ code, name, share, hops }) => (
            <li key={code}>
              <p className="risk-source">
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
        </ul>
      )}
      <p className="text-text-2">
        {fromCache
          ? t('riskCheck.fromCache')
          : t('riskCheck.checkedAt', { time: formatMoment(Number(checkedAt), language) })}
      </p>
      <p className="risk-disclaimer">{t('riskCheck.disclaimer')}</p>
    </div>
  );
}

function percentOf(share: string): string {
  return new Decimal(share).times(100).toDecimalPlaces(PERCENT_DIGITS, Decimal.ROUND_DOWN).toFixed();
}

/** The kinds that have words here; a service may know others. */
function isKnown(code: string): code is (typeof CATEGORIES)[number] {
  return CATEGORIES.some((known) => known === code);
}
