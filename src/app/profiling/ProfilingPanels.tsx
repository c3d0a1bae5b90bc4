import { useEffect, useState } from 'react';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import { repeatWhileShown } from '#app/browser/repeatWhileShown.ts';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { VERSION } from '#shared/site/siteOfHost.ts';
import { type AboutPage, describeForSupport } from './describeForSupport.ts';
import { PerfPanel } from './PerfPanel.tsx';
import { takeReading } from './takeReading.ts';
import { writeClipboard } from './writeClipboard.ts';

/** What the address asks for: the figures of `?perf`, the text of `?diagnose`, or both. */
export function ProfilingPanels({ search }: { readonly search: string }) {
  const parameters = new URLSearchParams(search);
  return (
    <>
      {parameters.has('perf') && <PerfPanel />}
      {parameters.has('diagnose') && <DiagnosePanel />}
    </>
  );
}

const READ_EVERY_MS = 3_000;

/** `?diagnose`: what support asks for, to be copied as it stands there. */
function DiagnosePanel() {
  const bridge = useBridge();
  const [text, setText] = useState('');
  const [copied, setCopied] = useState('');
  useEffect(
    () =>
      repeatWhileShown(
        () => takeReading(bridge, null),
        (reading) => setText(describeForSupport(aboutPage(), reading)),
        READ_EVERY_MS,
      ),
    [bridge],
  );
  return (
    <aside className="perf diagnosis" aria-label="Diagnosis for support">
      <header>
        <b>Diagnosis</b>
        <button
          type="button"
          className="text-button"
          disabled={text === ''}
          onClick={() => void writeClipboard(text).then(setCopied)}
        >
          Copy as text
        </button>
        <span role="status">{copied}</span>
      </header>
      <pre translate="no">{text}</pre>
    </aside>
  );
}

/** What this page knows of itself now. */
function aboutPage(): AboutPage {
  const { flags, siteId } = globalStore.getState().global.webSiteComplianceConfig;
  return {
    version: VERSION,
    buildId: __BUILD_ID__,
    nowMs: systemClock.wallNow(),
    host: location.host,
    path: location.pathname,
    site: siteId,
    language: document.documentElement.lang,
    userAgent: navigator.userAgent,
    connection: connectionStore.getState(),
    flags,
  };
}
