import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

// Prints the slowest files and "N passed, N failed" from Vitest's JSON report, and fails unless every test ran and passed. Only those that lack a system package named below may be left out.

const SLOWEST_SHOWN = 10;
/** A system package that this machine could not install; the name of each test that lacks it says so. */
const NOT_INSTALLED = /\(needs [^)]*nginx, which is not installed here\)/;

const [, , reportPath = '', testStatus = '1'] = process.argv;

const report = readReport();
const files = report?.testResults;
const { passed, failed, skipped, excused } = countTests();
printSlowest();
for (const name of excused) console.log(`Left out: ${name}`);
if (skipped > 0) console.error(`${skipped} tests did not run; here none may be left out.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(testStatus === '0' && failed === 0 && skipped === 0 && passed > 0 ? 0 : 1);

function readReport() {
  try {
    return JSON.parse(readFileSync(reportPath, 'utf8'));
  } catch (error) {
    console.error(`There is no report of the tests: ${error.message}`);
    return undefined;
  }
}

function countTests() {
  if (files === undefined) return { passed: 0, failed: 1, skipped: 0, excused: [] };
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const statuses = tests.map(({ status }) => status);
  // A file that could not be loaded has failed without a single test of it having run.
  const unloaded = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const count = (status) => statuses.filter((each) => each === status).length;
  const [passed, failed] = [count('passed'), count('failed')];
  const leftOut = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
  const excused = leftOut.map(({ fullName }) => fullName).filter((name) => NOT_INSTALLED.test(name));
  return { passed, failed: failed + unloaded.length, skipped: leftOut.length - excused.length, excused };
}

/** Files run beside each other, so their times add up to more than the run took. */
function printSlowest() {
  const timed = (files ?? []).filter(({ startTime, endTime }) => Number.isFinite(endTime - startTime));
  if (timed.length === 0) return;
  const seconds = ({ startTime, endTime }) => (endTime - startTime) / 1000;
  const slowest = timed.toSorted((one, other) => seconds(other) - seconds(one)).slice(0, SLOWEST_SHOWN);
  console.log(`\nThe slowest ${slowest.length} of ${timed.length} files, in seconds:`);
  for (const file of slowest)
    console.log(`${seconds(file).toFixed(1).padStart(7)}  ${relative('', file.name)}`);
  const tookMs = Date.now() - report.startTime;
  console.log(`${(tookMs / 1000).toFixed(1).padStart(7)}  the whole run\n`);
}
