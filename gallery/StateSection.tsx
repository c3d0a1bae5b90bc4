import { useState } from 'react';
import { type Copied, CopyButton } from '#app/components/CopyButton.tsx';
import { EmptyState } from '#app/components/EmptyState.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { NoticeStack } from '#app/components/noticeStack/NoticeStack.tsx';
import type { Dismissals, StackNotice } from '#app/components/noticeStack/noticeOrder.ts';
import { OfflineBar } from '#app/components/OfflineBar.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { StaleHint } from '#app/components/StaleHint.tsx';
import { Section, Specimens } from './Section.tsx';

const ADDRESS = 'bc1q42lja79elem0anu8q8s3h2n687re9jax556pcc';
const REFUSED = async (): Promise<void> => {
  throw new Error('Not in this browser window.');
};

const NOTICES: readonly StackNotice[] = [
  { id: 'tip', kind: 'tip', text: 'Star a pair and it stays on top.' },
  {
    id: 'chain',
    kind: 'chain',
    text: 'Withdrawals over TRON are paused until 18:00.',
    action: { label: 'See other chains', to: '/withdraw' },
  },
  {
    id: 'lock',
    kind: 'lock',
    text: 'You changed your password. Withdrawals open again in 24 hours.',
  },
  {
    id: 'legal',
    kind: 'legal',
    text: "Some stablecoins aren't regulated in your region.",
    action: { label: 'Read more', onClick: () => undefined },
  },
];

/** The states of screens.md 0.3 (C11, C13, C14), each in all its forms. */
export function StateSection() {
  const [retries, setRetries] = useState(0);
  const [copied, setCopied] = useState<Copied | null>(null);
  const retry = (): void => setRetries((count) => count + 1);
  return (
    <Section title="States">
      <p className="text-text-2">
        Retries: {retries}. Last copied: {copied === null ? 'nothing' : `${copied.what}, ${copied.ends}`}.
      </p>
      <Specimens name="Skeleton: seen after 150 ms">
        <div className="w-full">
          <Skeleton />
        </div>
      </Specimens>
      <Specimens name="Skeleton: of one line">
        <div className="w-full">
          <Skeleton lines={1} />
        </div>
      </Specimens>
      <Specimens name="Empty: an action here">
        <div className="w-full">
          <EmptyState text="You have saved no addresses." action={{ label: 'Add address', onClick: retry }} />
        </div>
      </Specimens>
      <Specimens name="Empty: another screen helps">
        <div className="w-full">
          <EmptyState
            text="None of your coins can be withdrawn at the moment."
            action={{ label: 'See frozen assets', to: '/records/frozen-assets' }}
          />
        </div>
      </Specimens>
      <Errors onRetry={retry} onCopied={setCopied} />
      <Specimens name="Stale">
        <div className="w-full">
          <StaleHint asOfMs={Date.UTC(2026, 10, 21, 9, 41, 7)} onRetry={retry} />
        </div>
      </Specimens>
      <Offline />
      <Specimens name="Copy: works">
        <div className="w-full">
          <CopyButton text={ADDRESS} what="the address" onCopied={setCopied} />
        </div>
      </Specimens>
      <Specimens name="Copy: the browser refuses">
        <div className="w-full">
          <CopyButton text={ADDRESS} what="the address" writeClipboard={REFUSED} />
        </div>
      </Specimens>
      <Notices />
    </Section>
  );
}

interface ErrorsProps {
  readonly onRetry: () => void;
  readonly onCopied: (copied: Copied) => void;
}

function Errors({ onRetry, onCopied }: ErrorsProps) {
  return (
    <>
      <Specimens name="Error: with a reference">
        <div className="w-full">
          <ErrorState
            error={{
              kind: 'http',
              code: '9000001',
              retryable: true,
              traceId: '6f1c0b6e-3a57-4e7c-8f0c-52a3c7d1e9ab',
            }}
            text="We didn't get a response in time."
            onRetry={onRetry}
            onCopied={onCopied}
          />
        </div>
      </Specimens>
      <Specimens name="Error: with a title of its own">
        <div className="w-full">
          <ErrorState
            error={{ kind: 'business', code: '131097', retryable: false }}
            title="The limits of this coin could not be read"
            text="This coin is closed."
            onRetry={onRetry}
          />
        </div>
      </Specimens>
    </>
  );
}

function Offline() {
  const [isOffline, setOffline] = useState(false);
  return (
    <Specimens name="Offline: at the bottom of the window">
      <div className="w-full">
        <button type="button" className="next-step" onClick={() => setOffline(!isOffline)}>
          {isOffline ? 'Go online' : 'Go offline'}
        </button>
        <OfflineBar isOffline={isOffline} />
      </div>
    </Specimens>
  );
}

function Notices() {
  const [dismissals, setDismissals] = useState<Dismissals>({});
  const [round, setRound] = useState(0);
  const forget = (): void => {
    setDismissals({});
    setRound(round + 1);
  };
  return (
    <Specimens name="Notices: two of four, in their order">
      <div className="w-full">
        <NoticeStack
          key={round}
          notices={NOTICES}
          readDismissals={() => dismissals}
          keepDismissals={setDismissals}
          now={Date.now}
        />
        <button type="button" className="next-step mt-2" onClick={forget}>
          Forget what was dismissed
        </button>
      </div>
    </Specimens>
  );
}
