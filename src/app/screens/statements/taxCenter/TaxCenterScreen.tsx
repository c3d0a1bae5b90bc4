import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useSearch } from '#app/browser/useSearch.ts';
import { DroppedNotice } from '#app/components/DroppedNotice.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { productHref } from '#app/components/productHref.ts';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useDropped } from '#app/components/useDropped.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { globalStore, type User } from '#app/stores/globalStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { methodsOf, taxCurrencyOf } from '#shared/tax/taxCountries.ts';
import { ScreenCard } from '../ScreenCard.tsx';
import { DocumentsCard } from './documents/DocumentsCard.tsx';
import { FoldedCard } from './FoldedCard.tsx';
import { DeadlineCard } from './guide/DeadlineCard.tsx';
import { HoldingsCard } from './holdings/HoldingsCard.tsx';
import { IdentityCard } from './identity/IdentityCard.tsx';
import { useTaxIdentity } from './identity/useTaxIdentity.ts';
import { IndiaCard } from './india/IndiaCard.tsx';
import { MissingCostCard } from './missing/MissingCostCard.tsx';
import { SubAccountsCard } from './subAccounts/SubAccountsCard.tsx';
import { type ReadTaxLink, readTaxLink, type TaxChoice, writeTaxLink } from './taxLink.ts';
import { uidsOf, type Whose } from './whose.ts';
import { CheckCard } from './year/CheckCard.tsx';
import { CoinsCard } from './year/CoinsCard.tsx';
import { OriginsCard } from './year/OriginsCard.tsx';
import { useRefreshYears, useTaxYear } from './year/useTaxYear.ts';
import { YearCard } from './year/YearCard.tsx';
import { yearsOf } from './year/yearsOf.ts';

/** /tax-center: tax number, figures of a year, methods, missing prices and files (screens.md 1.20). */
export function TaxCenterScreen() {
  // Guests are led to the login; until it is known who is there, nothing of a user is asked for.
  const user = useStore(globalStore, ({ global }) => global.user);
  return (
    <QueriesHost>
      {user === undefined || user === null ? (
        <ScreenCard gap="gap-3">
          <Skeleton lines={6} />
        </ScreenCard>
      ) : (
        <TaxPage key={user.id} user={user} />
      )}
    </QueriesHost>
  );
}

export { TaxCenterScreen as Component };

const INDIA = 'IND';
/** From a notebook on, what the page is about stands beside the tax number and what guides to the return. */
const COLUMNS =
  'items-start lg:grid-cols-[minmax(0,1fr)_minmax(280px,340px)] lg:grid-rows-[auto_auto_1fr] lg:gap-x-6';
const NO_SUBS: NonNullable<ReturnType<typeof readSubs>> = [];

/** The page of a user: the figures first, then the form of a tax number that is missing (screens.md 1.20, 1.23). */
function TaxPage({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const subs = useStore(globalStore, readSubs) ?? NO_SUBS;
  const used = useTaxIdentity();
  const identity = used.identity;
  const country = identity?.country || user.country_code;
  const { choice, change, clean, ...link } = useTaxLink(country);
  const dropped = useDropped({ names: link.dropped }, clean);
  const { year, quarter } = choice;
  const [whose, setWhose] = useState<Whose>('own');
  const question = { year, country, uids: uidsOf(whose, user.id, subs) };
  // By the country of the tax number, if there is one: not known before it is read, or cannot be.
  const isKnown = identity !== undefined || used.error !== null;
  const missingCard = useRef<HTMLDetailsElement>(null);
  const query = useTaxYear(question, undefined, { enabled: isKnown });
  const refreshYears = useRefreshYears();
  const nowMs = systemClock.wallNow();
  const years = yearsOf({ createdMs: Number(user.created_at), nowMs, chosen: year, country });
  const isIndian = country === INDIA || user.country_code === INDIA;
  const overview = query.answer?.result;
  const method = overview?.method ?? methodsOf(country)[0];
  const isMissing = identity?.status === 'none';

  const yearPart = (
    <Stack key="year" gap="gap-4" className="min-w-0 lg:col-span-2 lg:col-start-1 lg:row-start-1">
      <YearCard
        {...{ query, year, years, country, subs, whose, question, method }}
        onYear={(next) => change({ year: next })}
        onWhose={setWhose}
        onMissing={() => showMissing(missingCard.current)}
      />
    </Stack>
  );
  const identityPart = (
    <Stack key="identity" gap="gap-4" className="min-w-0 lg:col-start-2">
      <IdentityCard used={used} userId={user.id} country={user.country_code} />
    </Stack>
  );
  const guidePart = (
    <Stack key="guide" gap="gap-4" className="min-w-0 lg:col-start-2">
      <DeadlineCard country={country} year={year} />
      <ToolsCard currency={overview?.currency ?? taxCurrencyOf(country, '')} />
    </Stack>
  );
  const mainPart = (
    <Stack key="main" gap="gap-4" className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-2">
      {overview !== undefined && (
        <MissingCostCard ref={missingCard} overview={overview} country={country} onSaved={refreshYears} />
      )}
      <DocumentsCard question={question} method={method} />
      {overview !== undefined && <OriginsCard overview={overview} />}
      {isIndian && (
        <IndiaCard {...{ year, years, quarter }} onChoice={change} hasPan={identity?.country === INDIA} />
      )}
      {overview !== undefined && (
        <>
          <CoinsCard overview={overview} />
          <HoldingsCard overview={overview} />
          <CheckCard overview={overview} />
        </>
      )}
      {subs.length > 0 && (
        <SubAccountsCard
          {...{ year, quarter, country }}
          onQuarter={isIndian ? undefined : (next) => change({ quarter: next })}
          onShow={setWhose}
        />
      )}
    </Stack>
  );

  return (
    <>
      <DroppedNotice {...dropped} />
      <Stack gap="gap-4" className={COLUMNS}>
        {[yearPart, ...(isMissing ? [identityPart, mainPart] : [mainPart, identityPart]), guidePart]}
      </Stack>
      <p className="mt-4 max-w-240 text-text-2">{t('tax.disclaimer')}</p>
    </>
  );
}

/** Opens the list of receipts without a price, and has the reader go on there. */
function showMissing(card: HTMLDetailsElement | null): void {
  if (card === null) return;
  card.open = true;
  card.scrollIntoView({ block: 'start' });
  card.querySelector('summary')?.focus();
}

function readSubs({ global }: ReturnType<typeof globalStore.getState>) {
  return global.memberInfo.sub_accounts;
}

interface UsedTaxLink extends ReadTaxLink {
  /** Changes parts of the address; the way back has the years and quarters before. What says nothing goes as well. */
  readonly change: (patch: Partial<TaxChoice>) => void;
  /** Takes what says nothing out at once, which is no step. */
  readonly clean: () => void;
}

/** Year and quarter are in the address, so that they survive a reload and can be handed on. */
function useTaxLink(country: string): UsedTaxLink {
  const [search, setSearch] = useSearch();
  const read = useMemo(
    () => readTaxLink(search.toString(), systemClock.wallNow(), country),
    [search, country],
  );
  const write = (patch: Partial<TaxChoice>, replace: boolean): void =>
    setSearch(
      (current) => {
        const nowMs = systemClock.wallNow();
        const text = current.toString();
        const choice = { ...readTaxLink(text, nowMs, country).choice, ...patch };
        return writeTaxLink(choice, text, { nowMs, country });
      },
      { replace, preventScrollReset: true },
    );
  return { ...read, change: (patch) => write(patch, false), clean: () => write({}, true) };
}

interface ToolsCardProps {
  /** What the values of the file are in. */
  readonly currency: string;
}

/** How other programs get at the records: a key that can only read, or a file (screens.md 1.20). */
function ToolsCard({ currency }: ToolsCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <FoldedCard title={t('tax.tools.title')}>
      <p>{t('tax.tools.key')}</p>
      <p>
        <TextLink href={productHref({ language, head: '/app/user', tail: '/api-management' })} isNewTab>
          {t('tax.tools.open')}
        </TextLink>
      </p>
      <p>{t('tax.tools.formats', { currency })}</p>
    </FoldedCard>
  );
}
