import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { type Tab, Tabs } from '#app/components/Tabs.tsx';
import { EntryHints } from '#app/features/addressField/EntryHints.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { RecipientWay } from '../form/formValues.ts';
import { tagKindIn } from '../form/tagKindIn.ts';
import type { WithdrawForm } from '../form/useWithdrawForm.ts';
import { OptionCards } from '../OptionCards.tsx';
import { ChosenRecipient } from './ChosenRecipient.tsx';
import { SavedList } from './SavedList.tsx';

const RecentList = lazyPart(
  () => import('./RecentList.tsx'),
  (module) => module.RecentList,
);
const NewAddress = lazyPart(
  () => import('./NewAddress.tsx'),
  (module) => module.NewAddress,
);
const UserRecipient = lazyPart(
  () => import('./UserRecipient.tsx'),
  (module) => module.UserRecipient,
);

export interface RecipientStepProps {
  readonly form: WithdrawForm;
  /** The user has asked for the review, so what is missing is named. */
  readonly isAsked: boolean;
}

/** The second step: an entry of the book, an address that was used lately, a new one, or a user (screens.md 1.17). */
export function RecipientStep(props: RecipientStepProps) {
  const { form } = props;
  const { recipient, values, set } = form;
  return (
    <KeepFocus of={recipient === null ? 'entry' : 'chosen'} onto={FOCUSED}>
      {recipient !== null && (
        <>
          <ChosenRecipient recipient={recipient} tagKind={tagKindIn(form)} onChange={form.clearRecipient} />
          {recipient.kind === 'chain' && <EntryHints entry={form.entry} coin={form.coin} />}
          {recipient.kind === 'chain' && recipient.checked.internal && (
            <InsideChoice isForced={values.isForced} onChange={(isForced) => set({ isForced })} />
          )}
        </>
      )}
      {recipient === null && values.mode === 'user' && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <UserRecipient form={form} />
        </Suspense>
      )}
      {recipient === null && values.mode === 'chain' && <AddressWays {...props} />}
    </KeepFocus>
  );
}

/** Where focus goes when the address folds to its recipient, and when that is opened again. */
const FOCUSED = '[data-recipient], textarea, [role="tab"][aria-selected="true"], input';

function AddressWays(props: RecipientStepProps) {
  const { form } = props;
  const { t } = useTranslation();
  const { coin, chain, values, set, entry, queries } = form;
  const isBookOnly = queries.book.book?.settings.whitelistOnly ?? false;
  // What is typed or asked stays in sight; a choice from a list may lead to a question as well.
  const way = entry.text === '' ? values.way : 'new';
  const tabs: readonly Tab<RecipientWay>[] = [
    { id: 'book', label: t('withdraw.recipient.choose'), content: <BookTab form={form} /> },
    {
      id: 'recent',
      label: t('withdraw.recipient.recent'),
      isDisabled: isBookOnly || chain === undefined,
      content: (
        // Within its tab: around the tabs it would take the pressed one away, and focus with it.
        <Suspense fallback={<Skeleton lines={3} />}>
          <RecentList
            coin={coin}
            chain={chain?.chain ?? ''}
            tagKind={tagKindIn(form)}
            onPick={(address, tag) => {
              entry.put(address);
              set({ tag, isWithoutTag: tag === '' });
            }}
          />
        </Suspense>
      ),
    },
    {
      id: 'new',
      label: t('withdraw.recipient.new'),
      isDisabled: isBookOnly,
      content: (
        <Suspense fallback={<Skeleton lines={3} />}>
          <NewAddress form={props.form} isAsked={props.isAsked} />
        </Suspense>
      ),
    },
  ];
  return (
    <>
      <Tabs
        label={t('withdraw.recipient.ways')}
        tabs={tabs}
        selected={way}
        onSelect={(next) => {
          if (next !== 'new') entry.put('');
          set({ way: next });
        }}
      />
      {isBookOnly && <p className="text-text-2">{t('withdraw.recipient.bookOnly')}</p>}
    </>
  );
}

function BookTab({ form }: { readonly form: WithdrawForm }) {
  const errorText = useErrorText();
  const { book } = form.queries;
  if (book.book === undefined) {
    return book.error === null ? (
      <Skeleton lines={3} />
    ) : (
      <ErrorState error={book.error} text={errorText(book.error)} onRetry={book.refresh} />
    );
  }
  return (
    <SavedList
      coin={form.coin}
      saved={form.saved}
      chain={form.values.chain ?? ''}
      onPick={form.chooseSaved}
      leftOut={book.book.leftOut}
    />
  );
}

interface InsideChoiceProps {
  readonly isForced: boolean;
  readonly onChange: (isForced: boolean) => void;
}

/** An address of another user of the exchange: the coins can stay inside, or go over the network all the same. */
function InsideChoice({ isForced, onChange }: InsideChoiceProps) {
  const { t } = useTranslation();
  return (
    <OptionCards
      label={t('withdraw.inside.title')}
      isLabelShown
      value={isForced ? 'chain' : 'inside'}
      onChange={(value) => onChange(value === 'chain')}
      options={[
        { value: 'inside', title: t('withdraw.inside.inside'), text: t('withdraw.inside.insideText') },
        { value: 'chain', title: t('withdraw.inside.chain'), text: t('withdraw.inside.chainText') },
      ]}
    />
  );
}

interface KeepFocusProps {
  /** Names the contents; another name means that they are replaced as a whole. */
  readonly of: string;
  /** Selector of what gets the focus: the first match in the new contents. */
  readonly onto: string;
  readonly children: ReactNode;
}

/** Keeps the focus inside a place whose contents are replaced; without this the focus would move to the page's body. */
function KeepFocus({ of, onto, children }: KeepFocusProps) {
  const place = useRef<HTMLDivElement>(null);
  const isLost = useRef(false);
  return (
    <div ref={place}>
      <Watch key={of} place={place} isLost={isLost} onto={onto} />
      {children}
    </div>
  );
}

interface WatchProps {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly isLost: RefObject<boolean>;
  readonly onto: string;
}

/** Unmounts just before the contents that it was mounted with, while it can still be seen that the focus is in them. */
function Watch({ place, isLost, onto }: WatchProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once as it comes, and once as it goes
  useLayoutEffect(() => {
    if (isLost.current) place.current?.querySelector<HTMLElement>(onto)?.focus();
    isLost.current = false;
    return () => {
      isLost.current = place.current?.contains(document.activeElement) ?? false;
    };
  }, []);
  return null;
}
