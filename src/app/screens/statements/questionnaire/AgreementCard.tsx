import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Chip } from '#app/components/Chip.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { colonOf, withLabel } from '#app/components/format/joinTexts.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { AskedLanguage, AskedWords } from './AskedWords.tsx';
import type { HashVerdict } from './agreementHash.ts';
import type { Agreement } from './application.ts';
import { ChoiceLine } from './ChoiceLine.tsx';
import { HashText } from './HashText.tsx';
import { useAgreementText } from './useAgreementText.ts';

export interface AgreementCardProps {
  readonly agreement: Agreement;
  readonly isRead: boolean;
  readonly onRead: (isRead: boolean) => void;
}

/** The agreements that are said in plain words here as well, by their ids. */
const PLAIN_BY_ID: ReadonlyMap<string, PlainKey> = new Map([
  ['options-agreement', 'amp.plain.options-agreement'],
  ['risk-disclosure', 'amp.plain.risk-disclosure'],
  ['data-notice', 'amp.plain.data-notice'],
]);
type PlainKey =
  | 'amp.plain.options-agreement'
  | 'amp.plain.risk-disclosure'
  | 'amp.plain.data-notice'
  | 'amp.plain.other';
/** Less than this from its end, a text has been scrolled through. */
const END_PX = 8;

/**
 * An agreement: in plain words, whole, and with its hash. It is read once it was scrolled to its end or ticked after it was
 * opened; scrolling alone would leave out those who don't scroll (screens.md 1.19).
 */
export function AgreementCard({ agreement, isRead, onRead }: AgreementCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const { state, open, close } = useAgreementText(agreement);
  const { id, title, version, sha256, mustSign } = agreement;
  return (
    <Stack
      as="section"
      gap="gap-2"
      className="min-w-0 content-start border-b border-line pb-4"
      aria-label={title}
    >
      <Row className="justify-between">
        <h3 className="font-semibold">
          <AskedWords>{title}</AskedWords>{' '}
          <span className="text-text-2">{t('amp.agreements.version', { version })}</span>
        </h3>
        {isRead ? (
          <Chip tone="up" word={t('amp.agreements.isRead')} />
        ) : (
          <Chip word={t(mustSign ? 'amp.agreements.mustSign' : 'amp.agreements.toRead')} />
        )}
      </Row>
      <p>
        <strong>{t('amp.agreements.plain') + colonOf(language)}</strong>
        {t(PLAIN_BY_ID.get(id) ?? 'amp.plain.other')}
      </p>
      <div>
        <Button
          size="small"
          aria-label={withLabel(
            t(state.kind === 'open' ? 'amp.agreements.close' : 'amp.agreements.open'),
            title,
            language,
          )}
          aria-expanded={state.kind === 'open'}
          isLoading={state.kind === 'loading'}
          onClick={() => (state.kind === 'open' ? close() : void open())}
        >
          {t(state.kind === 'open' ? 'amp.agreements.close' : 'amp.agreements.open')}
        </Button>
      </div>
      {state.kind === 'loading' && <Skeleton lines={4} />}
      {state.kind === 'failed' && (
        <ErrorState
          title={t('amp.agreements.failed')}
          error={state.error}
          text={errorText(state.error)}
          onRetry={() => void open()}
        />
      )}
      {state.kind === 'open' && (
        <OpenText title={title} text={state.text} verdict={state.verdict} isRead={isRead} onRead={onRead} />
      )}
      <HashText label={`${t('amp.agreements.hash')}: `} sha256={sha256} />
    </Stack>
  );
}

interface OpenTextProps extends Omit<AgreementCardProps, 'agreement'> {
  readonly title: string;
  readonly text: string;
  readonly verdict: HashVerdict;
}

/** The whole text; only one that has the hash it should have can be marked as read. */
function OpenText({ title, text, verdict, isRead, onRead }: OpenTextProps) {
  const { t } = useTranslation();
  const isRight = verdict === 'matches';
  return (
    <>
      <section
        className="max-h-70 overflow-auto rounded-[6px] border border-line p-3 whitespace-pre-wrap"
        aria-label={t('amp.agreements.text', { title })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key
        tabIndex={0}
        lang={use(AskedLanguage)}
        dir="auto"
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          if (isRight && scrollHeight - clientHeight - scrollTop < END_PX) onRead(true);
        }}
      >
        {text}
      </section>
      <p role="status" className={isRight ? 'text-text-2' : 'text-down'}>
        {t(`amp.agreements.${verdict}`)}
      </p>
      <ChoiceLine
        type="checkbox"
        checked={isRead}
        disabled={!isRight}
        onChange={({ target }) => onRead(target.checked)}
      >
        <span>{t('amp.agreements.read')}</span>
      </ChoiceLine>
    </>
  );
}
