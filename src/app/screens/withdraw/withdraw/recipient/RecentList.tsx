import { useTranslation } from 'react-i18next';
import { formatDate } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { LeftOutHint } from '#app/components/LeftOutHint.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import type { TagKind } from '#app/components/tagKind.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { outcomeOf } from '#app/screens/withdraw/records/withdrawalRecord.ts';
import { OfferRow } from '../WordsBox.tsx';
import { PICK_SMALL, PickLine, PickList } from './PickList.tsx';

export interface RecentListProps {
  readonly coin: string;
  readonly chain: string;
  readonly tagKind: TagKind | null;
  readonly onPick: (address: string, tag: string) => void;
}

const READ = 50;
const SHOWN = 6;

/** Where coins of this kind went lately; each address once, whole, since it is chosen by what is read of it. */
export function RecentList({ coin, chain, tagKind, onPick }: RecentListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price } = figuresOf(language);
  const query = useApiQuery('withdrawRecords', { coin, withdrawType: 0, limit: READ });
  const tagName = t(`tagField.label.${tagKind ?? 'memo'}`);
  const rows = query.answer?.result?.rows;
  if (rows === undefined) return query.error === null ? <Skeleton lines={3} /> : null;
  const ofChain = rows.filter((row) => row.chain === chain && outcomeOf(row.status) !== 'void');
  const latest = [
    ...new Map(ofChain.toReversed().map((row) => [`${row.toAddress} ${row.tag}`, row])).values(),
  ]
    .toReversed()
    .slice(0, SHOWN);
  return (
    <>
      <LeftOutHint leftOut={query.answer?.leftOut} />
      {latest.length === 0 && (
        <OfferRow>
          <p>{t('withdraw.recipient.noRecent', { coin })}</p>
        </OfferRow>
      )}
      <PickList>
        {latest.map(({ withdrawId, toAddress, tag, amount, createTime, remark }) => (
          <PickLine key={withdrawId} onPick={() => onPick(toAddress, tag)}>
            <span>
              {remark !== '' && <b dir="auto">{remark}</b>}{' '}
              <small className={PICK_SMALL}>
                {t('withdraw.recipient.lastSent', {
                  amount: `\u2066${price(amount)}\u2069`,
                  coin,
                  date: formatDate(Number(createTime), language),
                })}
              </small>
            </span>
            <GroupedAddress address={toAddress} size="small" className="basis-full" />
            {tag !== '' && (
              <small className={PICK_SMALL}>
                {t('withdraw.recipient.tag', { name: tagName, tag: `\u2066${tag}\u2069` })}
              </small>
            )}
          </PickLine>
        ))}
      </PickList>
    </>
  );
}
