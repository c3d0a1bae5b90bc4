import { createSandbox } from '../sandbox/createSandbox.ts';
import { readBuildId } from '../scripts/buildId.ts';
import { ensureBuild } from '../scripts/ensureBuild.ts';
import { openBrowser } from './browser/openBrowser.ts';
import { measureBudgets } from './budgets/measureBudgets.ts';
import { measureCallChaos } from './calls/measureCallChaos.ts';
import { measureVerify } from './calls/measureVerify.ts';
import { measureStalls } from './calls/stall/measureStalls.ts';
import { type ExchangeReading, measureExchange } from './exchange/measureExchange.ts';
import { createFrameRing } from './feed/createFrameRing.ts';
import { measureInput } from './input/measureInput.ts';
import { measureOpenings } from './input/measureOpenings.ts';
import { measureLighthouse } from './lighthouse/measureLighthouse.ts';
import { measureRounds, toMedianReadings } from './measure/measureRounds.ts';
import { PAGE_NAMES } from './measure/pages.ts';
import { measurePlots } from './plots/measurePlots.ts';
import { writePlots } from './plots/writePlots.ts';
import { formatLighthouse, listFaults } from './report/formatLighthouse.ts';
import { formatReadings } from './report/formatReadings.ts';
import { formatRest } from './report/formatRest.ts';
import { formatScriptSizes } from './report/formatScriptSizes.ts';
import { formatVisits } from './report/formatVisits.ts';
import { judgeBesideFloor } from './report/judgeBesideFloor.ts';
import { judgeBudgets } from './report/judgeBudgets.ts';
import { judgeCalls } from './report/judgeCalls.ts';
import { judgeExchange } from './report/judgeExchange.ts';
import { judgeInput, judgeOpenings } from './report/judgeInput.ts';
import { judgeLighthouse } from './report/judgeLighthouse.ts';
import { judgeRest } from './report/judgeRest.ts';
import { formatSockets, judgeSockets } from './report/judgeSockets.ts';
import { judgeStalls } from './report/judgeStalls.ts';
import { judgeVerify } from './report/judgeVerify.ts';
import { judgeVisits } from './report/judgeVisits.ts';
import { describeMachine, readMachine } from './report/readMachine.ts';
import { describeBroken, formatVerdicts, type Verdict } from './report/verdict.ts';
import { writeResults } from './report/writeResults.ts';
import { measureRest } from './routes/measureRest.ts';
import { measureVisits } from './routes/measureVisits.ts';
import { buildPeers } from './setup/buildPeers.ts';
import type { Cleanup } from './setup/createCleanup.ts';
import { PROJECT_FOLDER } from './setup/folders.ts';
import { installPeers } from './setup/installPeers.ts';
import { BENCH_USAGE, type BenchOptions, parseBenchOptions } from './setup/parseBenchOptions.ts';
import { runCommand } from './setup/runCommand.ts';
import { measureSockets } from './sockets/measureSockets.ts';

// npm run bench: what Sluice costs beside other ways to build it, on the same feed in real tabs (README.md).

await runCommand(async (cleanup) => {
  const options = parseBenchOptions(process.argv.slice(2));
  if (options === undefined) {
    console.log(BENCH_USAGE);
    return 0;
  }
  return runBench(options, cleanup);
});

/** Runs all that is asked for, prints it, and returns the exit code. */
async function runBench(options: BenchOptions, cleanup: Cleanup): Promise<number> {
  const startedAt = new Date();
  const machine = readMachine(await readBrowserVersion(cleanup));
  console.log(describeMachine(machine));
  await ensureBuild(PROJECT_FOLDER);
  const { tabs, seconds, symbols, changed, hz, rounds, login, pages, isQuick } = options;
  if (pages.length > 0) {
    installPeers();
    await buildPeers();
  }
  // The sandbox only serves the app here, so its own market is as small as it can be.
  const sandbox = await createSandbox({ symbols: 1 });
  cleanup.add(sandbox.close);
  const feed = { ring: createFrameRing({ symbols, changed }), hz, sandboxUrl: sandbox.url };

  const verdicts: Verdict[] = [];
  const results: Record<string, unknown> = {
    startedAt,
    buildId: readBuildId(PROJECT_FOLDER),
    options,
    machine,
  };
  if (pages.length > 0) {
    console.log(`${tabs} tabs, ${seconds} s, ${symbols} pairs, ${changed * hz} rows/s in ${hz} frames/s.`);
    const readingsByPage = await measureRounds(
      { ...feed, tabs, seconds, login, pages, rounds, isQuick },
      cleanup,
    );
    const readings = toMedianReadings(readingsByPage);
    console.log(`\n${formatReadings(readings)}\n`);
    verdicts.push(...judgeBesideFloor(readings));
    results.readings = Object.fromEntries(readings);
    results.rounds = Object.fromEntries(readingsByPage);
  }
  if (options.hasBudgets) {
    const budgets = await measureBudgets(feed, isQuick, cleanup);
    console.log(`\n${formatScriptSizes(budgets.scripts)}\n`);
    verdicts.push(...judgeBudgets(budgets));
    results.budgets = budgets;
  }
  if (options.hasInput) {
    const input = await measureInput(feed, isQuick, cleanup);
    const openings = await measureOpenings(feed, isQuick, cleanup);
    verdicts.push(...judgeInput(input), ...judgeOpenings(openings));
    results.input = { keys: input, openings };
  }
  if (options.hasCalls) {
    const calls = await measureCallChaos(isQuick ? 1_000 : 10_000, cleanup);
    for (const example of calls.examples) console.log(`Wrong: ${example}.`);
    const verify = await measureVerify({ bodyBytes: 100_000, bodies: isQuick ? 20 : 200, runs: 5 });
    const stalls = await measureStalls(1_000_000, 5, cleanup);
    verdicts.push(...judgeCalls(calls), judgeVerify(verify), judgeStalls(stalls));
    results.calls = calls;
    results.verify = verify;
    results.stalls = stalls;
  }
  if (options.hasExchange) {
    const readings: ExchangeReading[] = [];
    for (const url of options.databaseUrl === undefined ? [undefined] : [undefined, options.databaseUrl]) {
      const reading = await measureExchange(url, isQuick, cleanup);
      console.log(`${reading.engine}: answers by code ${JSON.stringify(reading.load.byCode)}`);
      verdicts.push(...judgeExchange(reading));
      readings.push(reading);
    }
    results.exchange = readings;
  }
  if (options.hasRest) {
    const rest = await measureRest(feed, isQuick, cleanup);
    console.log(`\n${formatRest(rest)}\n`);
    verdicts.push(...judgeRest(rest));
    results.rest = rest;
  }
  if (options.hasVisits) {
    const visits = await measureVisits(feed, cleanup);
    console.log(`\n${formatVisits(visits)}\n`);
    verdicts.push(...judgeVisits(visits));
    results.visits = visits;
  }
  if (options.hasSockets) {
    const sockets = await measureSockets(options.socketCount, isQuick ? 5 : 60, cleanup);
    console.log(`\n${formatSockets(sockets)}\n`);
    verdicts.push(...judgeSockets(sockets));
    results.sockets = sockets;
  }
  if (options.hasPlots) {
    installPeers();
    await buildPeers();
    const plotted = { ...options, pages: PAGE_NAMES, sandboxUrl: sandbox.url };
    const plots = await measurePlots(plotted, cleanup);
    for (const { at, readings } of [...plots.byTabs, ...plots.byRows]) {
      console.log(`\n${at}\n${formatReadings(readings)}`);
    }
    for (const file of writePlots(plots, PAGE_NAMES)) console.log(`Drawn: ${file}`);
    results.plots = plots;
  }
  if (options.lighthousePaths.length > 0) {
    installPeers();
    const lighthouse = await measureLighthouse({ paths: options.lighthousePaths, rounds }, cleanup);
    for (const reading of lighthouse) {
      console.log(`\n${formatLighthouse(reading)}\n`);
      for (const fault of listFaults(reading)) console.log(`Fault: ${fault}.`);
      verdicts.push(...judgeLighthouse(reading));
    }
    results.lighthouse = lighthouse;
  }
  if (verdicts.length > 0) console.log(`${formatVerdicts(verdicts)}\n`);
  console.log(`Written to ${writeResults(startedAt, { ...results, verdicts })}`);
  const broken = describeBroken(verdicts);
  if (broken === undefined) return 0;
  console.error(isQuick ? `${broken} A quick run is too short to be held to them.` : broken);
  return isQuick ? 0 : 1;
}

async function readBrowserVersion(cleanup: Cleanup): Promise<string> {
  const { browser, close } = await openBrowser(cleanup);
  const version = await browser.version();
  await close();
  return version;
}
