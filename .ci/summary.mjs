import { readFileSync } from 'node:fs';

// Prints "N passed, N failed" from Vitest's JSON report, and fails unless every test ran and passed.

const [, , reportPath = '', testStatus = '1'] = process.argv;

const { passed, failed, skipped } = readReport();
if (skipped > 0) console.error(`${skipped} tests did not run; here none may be left out.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(testStatus === '0' && failed === 0 && skipped === 0 && passed > 0 ? 0 : 1);

function readReport() {
  try {
    const { testResults } = JSON.parse(readFileSync(reportPath, 'utf8'));
    const statuses = testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ status }) => status),
    );
    // A file that could not be loaded has failed without a single test of it having run.
    const unloaded = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    );
    const count = (status) => statuses.filter((each) => each === status).length;
    const [passed, failed] = [count('passed'), count('failed')];
    return { passed, failed: failed + unloaded.length, skipped: statuses.length - passed - failed };
  } catch (error) {
    console.error(`There is no report of the tests: ${error.message}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
