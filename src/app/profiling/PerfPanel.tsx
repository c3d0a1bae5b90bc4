import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import { repeatWhileShown } from '#app/browser/repeatWhileShown.ts';
import { drawSparkline, Sparkline } from '#app/components/Sparkline.tsx';
import {
  createLongTaskMeter,
  type Owner,
  type PerfLine,
  perfLines,
  perfRows,
  type Reading,
} from './perfFigures.ts';
import { takeReading } from './takeReading.ts';
import { writeClipboard } from './writeClipboard.ts';
import './perf.css';

const READ_EVERY_MS = 1_000;

/** A minute of them, and the one before. */
const KEPT_READINGS = 61;

const OWNERS: readonly { readonly owner: Owner; readonly title: string }[] = [
  { owner: 'tab', title: 'This tab' },
  { owner: 'browser', title: 'All tabs of this browser' },
  { owner: 'exchange', title: 'The exchange' },
];

/** `?perf`: what the pipeline costs, live, for engineers who profile. */
export function PerfPanel() {
  const bridge = useBridge();
  /** The oldest first. */
  const [history, setHistory] = useState<readonly Reading[]>([]);
  const [copied, setCopied] = useState('');

  useEffect(() => {
    const longTasks = createLongTaskMeter();
    const stop = repeatWhileShown(
      () => takeReading(bridge, longTasks.read()),
      (now) => {
        if (now !== null) setHistory((past) => [...past, now].slice(-KEPT_READINGS));
      },
      READ_EVERY_MS,
    );
    return () => {
      stop();
      longTasks.stop();
    };
  }, [bridge]);

  const rows = perfRows(history);
  return (
    <aside className="perf num" aria-label="Performance figures">
      <header>
        <b>Performance</b>
        <button
          type="button"
          className="text-button"
          disabled={history.length === 0}
          onClick={() => void writeClipboard(JSON.stringify(aroundNow(history), null, 2)).then(setCopied)}
        >
          Copy as JSON
        </button>
        <span role="status">{copied}</span>
      </header>
      {history.length === 0 && <p>Reading the workers</p>}
      {history.length > 1 && perfLines(history).map((line) => <MinuteLine key={line.label} line={line} />)}
      {history.length > 0 &&
        OWNERS.map(({ owner, title }) => (
          <section key={owner} aria-label={title}>
            <h2>{title}</h2>
            <dl>
              {rows
                .filter((row) => row.owner === owner)
                .map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
    </aside>
  );
}

/** One figure over the last minute, with its newest value. */
function MinuteLine({ line: { label, points } }: { readonly line: PerfLine }) {
  const ref = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (ref.current !== null) drawSparkline(ref.current, points);
  }, [points]);
  return (
    <div className="perf-line">
      <span>{label}</span>
      <Sparkline ref={ref} label={`${label}, the last minute`} />
      <span>{points.at(-1)?.toFixed(1)}</span>
    </div>
  );
}

/** What is copied: the first reading that is kept, the one before the newest, and the newest. */
function aroundNow(history: readonly Reading[]): object {
  return { first: history[0], before: history.at(-2) ?? history[0], now: history.at(-1) };
}
