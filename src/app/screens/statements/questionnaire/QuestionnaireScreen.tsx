import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { EmptyState } from '#app/components/EmptyState.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { productHref } from '#app/components/productHref.ts';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { VERIFICATION_PAGE } from '#shared/site/urls.ts';
import { ScreenCard } from '../ScreenCard.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { AskedLanguage } from './AskedWords.tsx';
import type { Product } from './application.ts';
import { SignedCopy } from './SignedCopy.tsx';
import { StatusCard } from './StatusCard.tsx';
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
    <ApplicationPage key={`${userId} ${product.productId}`} product={product} onRefresh={refresh} />
  ));
}

interface ApplicationPageProps {
  readonly product: Product;
  readonly onRefresh: () => void;
}

/** Where the application stands, the form while it is filled in, and what was signed. */
function ApplicationPage({ product, onRefresh }: ApplicationPageProps) {
  const used = useApplication(product);
  const { signed = [], fullName = '' } = product;
  return (
    <AskedLanguage value={product.lang}>
      <Stack gap="gap-4" className="min-w-0 content-start">
        <StatusCard product={product} used={used} />
        {used.isOpen && <ApplicationForm product={product} used={used} onRefresh={onRefresh} />}
        {!used.isOpen && signed.length > 0 && (
          <SignedCopy product={product} signatures={signed} fullName={fullName} />
        )}
      </Stack>
    </AskedLanguage>
  );
}

export { QuestionnaireScreen as Component };
