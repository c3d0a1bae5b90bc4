import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Violation } from '../rules/violation.ts';
import { ROOT } from './readProject.ts';

const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
/** The rule of biome.json that judges imports: no circle. */
const RULES = ['suspicious/noImportCycles'];

interface Report {
  readonly diagnostics: readonly {
    readonly message: string;
    readonly location: { readonly path: string; readonly start: { readonly line: number } };
  }[];
}

/** What Biome finds wrong with the project's imports. */
export function lintImports(): Promise<Violation[]> {
  return lint(ROOT);
}

/** What Biome, as the project has set it up, finds wrong with the imports of these files. */
export async function lintPlanted(textByPath: Readonly<Record<string, string>>): Promise<Violation[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sluice-imports-'));
  try {
    const {
      vcs: _vcs,
      $schema: _schema,
      ...config
    } = JSON.parse(await readFile(join(ROOT, 'biome.json'), 'utf8'));
    const files = { ...textByPath, 'biome.json': JSON.stringify(config) };
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    return await lint(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function lint(folder: string): Promise<Violation[]> {
  const only = RULES.map((rule) => `--only=${rule}`);
  const output = await run(folder, ['lint', ...only, '--reporter=json', '--max-diagnostics=none', '.']);
  const { diagnostics } = JSON.parse(output) as Report;
  return diagnostics.map(({ message, location: { path, start } }) => `${path}:${start.line} ${message}`);
}

/** What Biome prints; it ends with 1 where it has found something. */
function run(folder: string, options: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [BIOME, ...options],
      { cwd: folder, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        if (error !== null && error.code !== 1)
          reject(new Error(`Biome could not run: ${stderr}`, { cause: error }));
        else resolve(stdout);
      },
    );
  });
}
