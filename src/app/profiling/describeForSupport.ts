import type { ConnectionState } from '#app/stores/connectionStore.ts';
import type { Compliance } from '#shared/site/compliance.ts';
import type { Reading } from './perfFigures.ts';

/** What the page knows of itself. */
export interface AboutPage {
  readonly version: string;
  readonly buildId: string;
  /** In ms since 1970. */
  readonly nowMs: number;
  readonly host: string;
  /** Without its search, which may hold amounts and addresses. */
  readonly path: string;
  readonly site: string;
  readonly language: string;
  readonly userAgent: string;
  readonly connection: ConnectionState;
  readonly flags: Compliance['flags'];
}

const MOST_LOG_LINES = 20;

/**
 * The page as text for support, in English: how it is connected, what its workers count, which flags are in force and how its
 * last calls ended. Nothing of the user: no id, no address, no amount, nothing of what was asked or answered.
 */
export function describeForSupport(about: AboutPage, reading: Reading | null): string {
  const { connection } = about;
  const on = Object.entries(about.flags)
    .filter(([, isOn]) => isOn)
    .map(([flag]) => flag);
  const lines = [
    `Sluice ${about.version}, build ${about.buildId}`,
    `Time: ${timeOf(about.nowMs)} by this device`,
    `Page: ${about.host}${about.path}, language ${about.language}, site ${about.site}`,
    `Browser: ${about.userAgent}`,
    `Connection: ${connection.transport} workers, ${connection.linkState}, ${connection.isOnline ? 'online' : 'offline'}, ` +
      `${connection.tabs} tabs${connection.isUpdateReady ? ', a newer build is ready' : ''}`,
    `Flags in force: ${listed(on)}`,
    ...(reading === null ? ['The workers did not answer.'] : describeWorkers(reading)),
  ];
  return `${lines.join('\n')}\n`;
}

function describeWorkers({ quotes, gateway, page }: Reading): string[] {
  const { status } = quotes;
  const bad = Object.entries(quotes.badFrames).map(([code, count]) => `${code} ${count}`);
  const { calls } = gateway;
  return [
    `Quote socket: ${status.state}, reason ${status.reason ?? 'none'}, attempt ${status.attempt}, opened ${quotes.socketsOpened} times`,
    `Prices: ${quotes.pairs} pairs, as of ${quotes.asOfMs === null ? 'never' : timeOf(quotes.asOfMs)}${status.stale ? ', old' : ''}`,
    `Round trip: ${quotes.roundTripMs === null ? 'not known' : `${quotes.roundTripMs} ms`}; bad frames: ${listed(bad)}`,
    ...quotes.events.map(
      ({ name, atMs, closeCode }) =>
        `  ${timeOf(atMs)} ${name}${closeCode === undefined ? '' : ` ${closeCode}`}`,
    ),
    `Calls of all tabs: ${calls.calls}, requests ${calls.requests}, from the cache ${calls.cached}, waiting ${calls.pending}`,
    `Cache: ${calls.cacheEntries} answers; session ${calls.generation}; verified in ${calls.verifyMs.toFixed(0)} ms`,
    `Clock of the exchange: ${calls.skewMs} ms ahead of this device`,
    `Last calls of this page: ${page.calls.length}`,
    ...page.calls.map(
      ({ name, atMs, durationMs, errorCode }) =>
        `  ${timeOf(atMs)} ${name} ${durationMs.toFixed(0)} ms ${errorCode ?? 'answered'}`,
    ),
    `Log of the workers: ${quotes.log.length + gateway.log.length}`,
    ...[...quotes.log, ...gateway.log].slice(-MOST_LOG_LINES).map((line) => `  ${line}`),
  ];
}

function listed(words: readonly string[]): string {
  return words.length === 0 ? 'none' : words.join(', ');
}

/** To the second, of UTC: support reads it beside its own logs. */
function timeOf(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}Z`;
}
