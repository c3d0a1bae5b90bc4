import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Chip, type ChipTone } from '#app/components/Chip.tsx';
import { formatDate, formatMoment } from '#app/components/format/dates.ts';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { productHref } from '#app/components/productHref.ts';
import { TextLink } from '#app/components/TextLink.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { Language } from '#shared/site/languages.ts';
import { ScreenCard } from '../ScreenCard.tsx';
import { AskedWords } from './AskedWords.tsx';
import type { AmpStatus, Product } from './application.ts';
import { productName } from './applicationNames.ts';
import { canStart, nextStanding, type Standing } from './nextStanding.ts';
import { RefusalWords } from './RefusalWords.tsx';
import type { UsedApplication } from './useApplication.ts';

const TONE_BY_STATUS: Readonly<Record<AmpStatus, ChipTone>> = {
  NONE: 'neutral',
  DRAFT: 'neutral',
  IN_REVIEW: 'neutral',
  APPROVED: 'up',
  REJECTED: 'down',
  EXPIRED: 'warn',
};
const START_BY_STATUS = { NONE: 'start', DRAFT: 'resume', REJECTED: 'again', EXPIRED: 'restart' } as const;

export interface StatusCardProps {
  readonly product: Product;
  readonly used: UsedApplication;
}

/** Where the application stands, what that means, and the one thing to do next (screens.md 1.19). */
export function StatusCard({ product, used }: StatusCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const nowMs = systemClock.wallNow();
  const standing = nextStanding(used.standing, { type: 'time', nowMs });
  const { status, failedTopics } = standing;
  const startWord =
    status === 'IN_REVIEW' || status === 'APPROVED' ? null : t(`amp.${START_BY_STATUS[status]}`);
  return (
    <ScreenCard
      as="section"
      gap="gap-4"
      className="lg:max-w-246"
      aria-labelledby={`amp-${product.productId}`}
    >
      <Row className="justify-between">
        <h2 id={`amp-${product.productId}`} className="text-large font-semibold">
          {productName(product, t)}
        </h2>
        <span role="status">
          <Chip tone={TONE_BY_STATUS[status]} word={t(`amp.status.${status}`)} />
        </span>
      </Row>
      <p>{aboutWords(standing, t, language, nowMs)}</p>
      {status === 'REJECTED' &&
        product.refusedBy?.map((id) => (
          <p key={id}>
            <RefusalWords id={id} />
          </p>
        ))}
      {status === 'REJECTED' && failedTopics.length > 0 && <Topics topics={failedTopics} />}
      {!used.isOpen && startWord !== null && (
        <>
          <p className="text-text-2">{t('amp.time')}</p>
          <div>
            <Button variant="primary" isDisabled={!canStart(standing, nowMs)} onClick={used.open}>
              {startWord}
            </Button>
          </div>
        </>
      )}
    </ScreenCard>
  );
}

function aboutWords(standing: Standing, t: TFunction, language: Language, nowMs: number): string {
  const { status, approvedUntilMs, retryAtMs, triesLeft } = standing;
  if (status === 'APPROVED') {
    // Known once the exchange was asked again.
    return approvedUntilMs === null
      ? t('amp.approvedToast')
      : t('amp.about.APPROVED', { date: formatDate(approvedUntilMs, language) });
  }
  if (status !== 'REJECTED') return t(`amp.about.${status}`);
  const isWaiting = retryAtMs !== null && retryAtMs > nowMs;
  const sentences = [
    isWaiting ? t('amp.about.retryAt', { time: formatMoment(retryAtMs, language) }) : t('amp.about.retryNow'),
    t('amp.about.tries', { count: triesLeft }),
  ];
  return joinSentences(sentences, language);
}

/** What to learn before the next try: topics, and never which answers were wrong. */
function Topics({ topics }: { readonly topics: readonly string[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div>
      <h3 className="font-semibold">{t('amp.topics')}</h3>
      <ul className="my-1 list-disc ps-5">
        {topics.map((topic) => (
          <li key={topic}>
            <TextLink
              isNewTab
              href={productHref({ language, head: '/help', tail: `?${new URLSearchParams({ q: topic })}` })}
            >
              <AskedWords>{topic}</AskedWords>
            </TextLink>
          </li>
        ))}
      </ul>
      <p className="text-text-2">{t('amp.topicsHint')}</p>
    </div>
  );
}
