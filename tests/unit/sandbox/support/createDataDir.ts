import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder that goes with the test. */
export async function createDataDir(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'sluice-data-'));
  onTestFinished(() => rm(path, { recursive: true }));
  return path;
}
