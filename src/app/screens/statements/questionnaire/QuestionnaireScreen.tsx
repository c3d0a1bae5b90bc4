import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '#app/components/Button.tsx';
import { Chip, type ChipTone } from '#app/components/Chip.tsx';
import { EmptyState } from '#app/components/EmptyState.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { formatDate, formatMoment } from '#app/components/format/dates.ts';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { useIsAhead } from '#app/components/format/useIsAhead.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { productHref } from '#app/components/productHref.ts';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { Language } from '#shared/site/languages.ts';
import { VERIFICATION_PAGE } from '#shared/site/urls.ts';
import { ScreenCard } from '../ScreenCard.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { AskedLanguage, AskedWords } from './AskedWords.tsx';
import type { AmpStatus, Product } from './application.ts';
import { productName } from './applicationNames.ts';
import { canStart, nextStanding, type Standing } from './nextStanding.ts';
import { RefusalWords } from './RefusalWords.tsx';
import { SignedCopy } from './SignedCopy.tsx';
import type { UsedApplication } from './useApplication.ts';
import { useApplication } from './useApplication.ts';

/** By this the exchange says that the product is not offered to the user (screens.md 1.23). */
const NOT_OFFERED = '135001';
/** Nothing can be applied for before KYC: the wall of that code stands over the page, and its link stays (screens.md 0.2c). */
const NEEDS_KYC = '131004';
/** How often it is asked for while an application is in review. */
const REVIEW_POLL_MS = 10_000;

/** /questionnaire: the test and the agreements that the law asks for before some products (screens.md 1.19). */
export function QuestionnaireScreen() {
  return (
    <QueriesHost>
      <Products />
    </QueriesHost>
  );
}

function Products() {
  const { t } = useTranslation();
  const lang = useLanguage();
  const errorText = useErrorText();
  const userId = useStore(globalStore, ({ global }) => global.user?.id);
  const { answer, error, refresh } = useApiQuery(
    'ampAgreementQuery',
    { lang },
    {
      enabled: userId !== undefined,
      pollMs: (newest) =>
        newest?.result?.products.some(({ status }) => status === 'IN_REVIEW') === true
          ? REVIEW_POLL_MS
          : null,
    },
  );
  const products = answer?.result?.products;
  if (products === undefined && error === null) {
    return (
      <ScreenCard gap="gap-4">
        <Skeleton lines={6} />
      </ScreenCard>
    );
  }
  if (products === undefined && error?.code === NEEDS_KYC) {
    const href = productHref({ language: lang, head: '', tail: VERIFICATION_PAGE });
    return (
      <ScreenCard gap="gap-4">
        <p>{t('walls.kyc.text')}</p>
        <div>
          <TextLink href={href} isNewTab>
            {t('walls.kyc.action')}
          </TextLink>
        </div>
      </ScreenCard>
    );
  }
  if (products === undefined && error !== null && error.code !== NOT_OFFERED) {
    return (
      <ScreenCard gap="gap-4">
        <ErrorState title={t('amp.failed')} error={error} text={errorText(error)} onRetry={refresh} />
      </ScreenCard>
    );
  }
  if (products === undefined || products.length === 0) {
    return (
      <ScreenCard gap="gap-4">
        <EmptyState text={t('amp.notOffered')} action={{ label: t('amp.notOfferedLink'), to: '/deposit' }} />
      </ScreenCard>
    );
  }
  return products.map((product) => (
    <ApplicationPage
      key={`${userId} ${product.productId}`}
      product={product}
      skewMs={answer?.skewMs ?? 0}
      onRefresh={refresh}
    />
  ));
}

interface ApplicationPageProps {
  readonly product: Product;
  /** How far the exchange's clock is ahead, in ms. */
  readonly skewMs: number;
  readonly onRefresh: () => void;
}

/** Where the application stands, the form while it is filled in, and what was signed. */
function ApplicationPage({ product, skewMs, onRefresh }: ApplicationPageProps) {
  const used = useApplication(product);
  const { signed = [], fullName = '' } = product;
  return (
    <AskedLanguage value={product.lang}>
      <Stack gap="gap-4" className="min-w-0 content-start">
        <StatusCard product={product} used={used} skewMs={skewMs} />
        {used.isOpen && <ApplicationForm {...{ product, used, skewMs, onRefresh }} />}
        {!used.isOpen && signed.length > 0 && (
          <SignedCopy product={product} signatures={signed} fullName={fullName} />
        )}
      </Stack>
    </AskedLanguage>
  );
}

export { QuestionnaireScreen as Component };

const TONE_BY_STATUS: Readonly<Record<AmpStatus, ChipTone>> = {
  NONE: 'neutral',
  DRAFT: 'neutral',
  IN_REVIEW: 'neutral',
  APPROVED: 'up',
  REJECTED: 'down',
  EXPIRED: 'warn',
};
const START_BY_STATUS = { NONE: 'start', DRAFT: 'resume', REJECTED: 'again', EXPIRED: 'restart' } as const;

interface StatusCardProps extends Pick<ApplicationPageProps, 'product' | 'skewMs'> {
  readonly used: UsedApplication;
}

/** Where the application stands, what that means, and the one thing to do next (screens.md 1.19). */
function StatusCard({ product, used, skewMs }: StatusCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const exchangeNow = (): number => systemClock.wallNow() + skewMs;
  const nowMs = exchangeNow();
  const standing = nextStanding(used.standing, { type: 'time', nowMs });
  const { status, failedTopics, retryAtMs, approvedUntilMs } = standing;
  // Both end by themselves: judged again when one has.
  useIsAhead((retryAtMs ?? 0) - skewMs);
  useIsAhead((approvedUntilMs ?? 0) - skewMs);
  const isStartable = canStart(standing, nowMs);
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
          {isStartable && <p className="text-text-2">{t('amp.time')}</p>}
          <div>
            <Button variant="primary" isDisabled={!isStartable} onClick={() => used.open(exchangeNow())}>
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
