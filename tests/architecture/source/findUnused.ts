import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Violation } from '../rules/violation.ts';
import { ROOT, readText } from './readProject.ts';

const KNIP = join(ROOT, 'node_modules/knip/bin/knip.js');

interface Named {
  readonly name: string;
}

interface Report {
  readonly issues: readonly ({ readonly file: string } & {
    readonly [kind: string]: readonly Named[] | string;
  })[];
}

/** What knip finds unused in the project; with "--production", in what is not for tests alone. */
export function findUnused(...options: readonly string[]): Promise<Violation[]> {
  return runKnip(ROOT, options);
}

/** What knip, as the project has set it up, finds unused among these files. */
export async function findUnusedPlanted(
  textByPath: Readonly<Record<string, string>>,
  ...options: readonly string[]
): Promise<Violation[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sluice-unused-'));
  try {
    for (const [path, text] of Object.entries({ ...textByPath, 'knip.json': readText('knip.json') })) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    return await runKnip(folder, options);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function runKnip(folder: string, options: readonly string[]): Promise<Violation[]> {
  const output = await new Promise<string>((resolve, reject) => {
    const args = [KNIP, '--reporter=json', '--no-progress', '--no-config-hints', ...options];
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      // Knip's exit code is 1 where it has found something.
      if (error !== null && error.code !== 1)
        reject(new Error(`Knip could not run: ${stderr}`, { cause: error }));
      else resolve(stdout);
    });
  });
  const { issues } = JSON.parse(output) as Report;
  return issues.flatMap(describeIssue).sort();
}

function describeIssue({ file, ...kinds }: Report['issues'][number]): Violation[] {
  return Object.entries(kinds).flatMap(([kind, found]) =>
    typeof found === 'string'
      ? []
      : found.map(({ name }) => (name === file ? `${file}: ${kind}` : `${file}: ${kind} ${name}`)),
  );
}
