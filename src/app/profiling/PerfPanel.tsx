import { useEffect, useState } from 'react';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import type { Bridge } from '#app/bridge/createBridge.ts';
import { repeatWhileShown } from '#app/browser/repeatWhileShown.ts';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { createLongTaskMeter, type LongTasks, perfRows, type Reading } from './perfFigures.ts';
import './perf.css';

const READ_EVERY_MS = 1_000;

interface Readings {
  readonly first: Reading;
  readonly before: Reading;
  readonly now: Reading;
}

/** `?perf`: what the pipeline costs, live, for engineers who profile. */
export function PerfPanel() {
  const bridge = useBridge();
  const [readings, setReadings] = useState<Readings | null>(null);
  const [copied, setCopied] = useState<'' | 'Copied' | 'Could not copy'>('');

  useEffect(() => {
    const longTasks = createLongTaskMeter();
    const stop = repeatWhileShown(
      () => takeReading(bridge, longTasks.read()),
      (now) => {
        if (now !== null)
          setReadings((last) => ({ first: last?.first ?? now, before: last?.now ?? now, now }));
      },
      READ_EVERY_MS,
    );
    return () => {
      stop();
      longTasks.stop();
    };
  }, [bridge]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(JSON.stringify(readings, null, 2));
      setCopied('Copied');
    } catch {
      setCopied('Could not copy');
    }
  };

  return (
    <aside className="perf num" aria-label="Performance figures">
      <header>
        <b>Performance</b>
        <button
          type="button"
          className="text-button"
          disabled={readings === null}
          onClick={() => void copy()}
        >
          Copy as JSON
        </button>
        <span role="status">{copied}</span>
      </header>
      {readings === null ? (
        <p>Reading the workers</p>
      ) : (
        <dl>
          {perfRows(readings.before, readings.now).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </aside>
  );
}

/** Null while a worker is being replaced. */
async function takeReading(bridge: Bridge, longTasks: LongTasks | null): Promise<Reading | null> {
  const [quotes, gateway] = await Promise.all([bridge.inspectQuotes(), bridge.inspectGateway()]);
  if (!quotes.ok || !gateway.ok) return null;
  const { transport } = connectionStore.getState();
  return { quotes: quotes.value, gateway: gateway.value, page: bridge.figures(), longTasks, transport };
}
