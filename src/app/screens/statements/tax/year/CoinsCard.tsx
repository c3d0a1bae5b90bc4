import { useTranslation } from 'react-i18next';
import { CoinMark } from '#app/components/CoinMark.tsx';
import { FigureText } from '#app/components/FigureText.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { MoneyText } from '#app/components/MoneyText.tsx';
import { PHONE, useMedia } from '#app/components/useMedia.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { CheckWord } from './CheckWord.tsx';
import { FigureValue } from './FigureValue.tsx';
import { FIGURES, TAX_CURRENCY } from './figures.ts';
import { type CoinYear, coinsOfYear, reconcile } from './reconcile.ts';

const AMOUNTS = ['opening', 'in', 'out', 'closing'] as const;

export interface CoinsCardProps {
  readonly overview: ResultOf<'taxOverview'>;
}

/** The figures of every coin, and whether its amounts add up (screens.md 1.20). */
export function CoinsCard({ overview: { coins, summary } }: CoinsCardProps) {
  const { t } = useTranslation();
  const isPhone = useMedia(PHONE);
  const listed = coinsOfYear(coins);
  if (listed.length === 0) return null;
  const isAllRight = listed.every((coin) => reconcile(coin) === '0');
  return (
    <>
      <section className="card tax-card" aria-labelledby="tax-coins">
        <h2 id="tax-coins">{t('tax.coins.title')}</h2>
        {isPhone ? <CoinLines coins={listed} /> : <FigureTable coins={listed} summary={summary} />}
      </section>
      <section className="card tax-card" aria-labelledby="tax-check">
        <h2 id="tax-check">{t('tax.check.title')}</h2>
        <p className="text-text-2">{t('tax.check.text')}</p>
        <p role="status" className={isAllRight ? 'text-up' : 'text-down'}>
          {t(isAllRight ? 'tax.check.allOk' : 'tax.check.someOff')}
        </p>
        {isPhone ? <AmountLines coins={listed} /> : <AmountTable coins={listed} />}
      </section>
    </>
  );
}

interface CoinsProps {
  readonly coins: readonly CoinYear[];
}

function FigureTable({ coins, summary }: CoinsProps & Pick<ResultOf<'taxOverview'>, 'summary'>) {
  const { t } = useTranslation();
  return (
    <div className="tax-scroller">
      <table className="tax-table">
        <thead>
          <tr>
            <th scope="col">{t('tax.coins.coin')}</th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col">
                {t(`tax.figure.${figure}`)}
                {figure !== 'disposals' && <small> {TAX_CURRENCY}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coins.map((coin) => (
            <tr key={coin.coin}>
              <CoinHead coin={coin.coin} />
              {FIGURES.map((figure) => (
                <td key={figure}>
                  <FigureValue figure={figure} value={coin[figure]} isBare />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('tax.coins.total')}</th>
            {FIGURES.map((figure) => (
              <td key={figure}>
                <FigureValue figure={figure} value={summary[figure]} isBare />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function AmountTable({ coins }: CoinsProps) {
  const { t } = useTranslation();
  return (
    <div className="tax-scroller">
      <table className="tax-table">
        <thead>
          <tr>
            <th scope="col">{t('tax.coins.coin')}</th>
            {AMOUNTS.map((amount) => (
              <th key={amount} scope="col">
                {t(`tax.check.${amount}`)}
              </th>
            ))}
            <th scope="col">{t('tax.check.result')}</th>
          </tr>
        </thead>
        <tbody>
          {coins.map((coin) => (
            <tr key={coin.coin}>
              <CoinHead coin={coin.coin} />
              {AMOUNTS.map((amount) => (
                <td key={amount}>
                  <LtrText className="num">
                    <FigureText plain={coin[amount]} />
                  </LtrText>
                </td>
              ))}
              <td>
                <CheckWord coin={coin} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CoinHead({ coin }: { readonly coin: string }) {
  return (
    <th scope="row">
      <span className="tax-coin">
        <CoinMark coin={coin} />
        {coin}
      </span>
    </th>
  );
}

/** On a phone: coin and gain, the rest on a tap. */
function CoinLines({ coins }: CoinsProps) {
  const { t } = useTranslation();
  return coins.map((coin) => (
    <details key={coin.coin} className="tax-line">
      <summary>
        <span className="tax-coin">
          <CoinMark coin={coin.coin} />
          {coin.coin}
        </span>
        <FigureValue figure="gain" value={coin.gain} />
      </summary>
      <dl className="tax-facts">
        {FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{t(`tax.figure.${figure}`)}</dt>
            <dd>
              <FigureValue figure={figure} value={coin[figure]} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  ));
}

function AmountLines({ coins }: CoinsProps) {
  const { t } = useTranslation();
  return coins.map((coin) => (
    <details key={coin.coin} className="tax-line">
      <summary>
        <span className="tax-coin">
          <CoinMark coin={coin.coin} />
          {coin.coin}
        </span>
        <CheckWord coin={coin} />
      </summary>
      <dl className="tax-facts">
        {AMOUNTS.map((amount) => (
          <div key={amount}>
            <dt>{t(`tax.check.${amount}`)}</dt>
            <dd>
              <MoneyText amount={coin[amount]} coin={coin.coin} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  ));
}
