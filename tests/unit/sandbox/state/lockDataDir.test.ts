import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { lockDataDir } from '#sandbox/books/state/lockDataDir.ts';
import { createDataDir } from '../support/createDataDir.ts';

const LOCK_MODULE = fileURLToPath(new URL('../../../../sandbox/books/state/lockDataDir.ts', import.meta.url));

/** A process that owns a folder until it is killed. */
async function ownElsewhere(folder: string): Promise<() => Promise<void>> {
  const code = `
    const { lockDataDir } = await import(${JSON.stringify(LOCK_MODULE)});
    await lockDataDir(${JSON.stringify(folder)});
    console.log('owned');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child.stdout, 'data');
  return async () => {
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
}

test('A data directory has one owner, and another one gets a sentence that says so', async () => {
  const folder = await createDataDir();
  const lock = await lockDataDir(folder);
  await expect(lockDataDir(folder)).rejects.toThrow(
    `the data directory ${folder} is in use by another sandbox. SANDBOX_DATA names another, or stop that one first.`,
  );
  await lock.release();
  await (await lockDataDir(folder)).release();
});

test('Another process keeps a data directory, and a killed one leaves it free', async () => {
  const folder = await createDataDir();
  const kill = await ownElsewhere(folder);
  await expect(lockDataDir(folder)).rejects.toThrow('in use by another sandbox');
  await kill();
  await (await lockDataDir(folder)).release();
});

test.each([
  ['a long name', 'a-long-name'.repeat(15)],
  ['a name of few letters and many bytes', '資料'.repeat(15)],
])('A data directory with %s can be owned as well', async (_title, name) => {
  const folder = join(await createDataDir(), name);
  await mkdir(folder, { recursive: true });
  const lock = await lockDataDir(folder);
  await expect(lockDataDir(folder)).rejects.toThrow('in use by another sandbox');
  await lock.release();
});

test.each([
  ['that is new', false],
  ['that a killed process left', true],
])('Of ten that want a data directory %s at once, one gets it', async (_title, isLeft) => {
  const folder = await createDataDir();
  if (isLeft) await (await ownElsewhere(folder))();
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataDir(folder)));
  const locks = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(locks).toHaveLength(1);
  await locks[0]?.release();
});
