import { importAgain } from '#app/browser/importAgain.ts';
import { systemClock, withTimeout } from '#shared/async/clock.ts';
import type { ShellModule } from './shellModule.ts';

const FOLDER = '/common-static/shell';
/** One that takes longer is missing: without the header there is no logout meanwhile. */
const LOAD_TIMEOUT_MS = 10_000;

/** Loads a module that this page is not built with; rejects where it doesn't load in time, or is not one. */
export async function loadShellModule<Props>(
  name: 'header' | 'footer' | 'assistant',
): Promise<ShellModule<Props>> {
  const path = `${FOLDER}/${name}.js`;
  const loaded = await withTimeout<unknown>(
    importAgain(() => import(/* @vite-ignore */ path)),
    LOAD_TIMEOUT_MS,
    systemClock,
    () => undefined,
  );
  if (loaded === undefined) throw new Error(`${path} has not come within ${LOAD_TIMEOUT_MS} ms.`);
  if (!isShellModule<Props>(loaded)) throw new Error(`${path} has no mount function.`);
  return loaded;
}

function isShellModule<Props>(value: unknown): value is ShellModule<Props> {
  return typeof value === 'object' && value !== null && 'mount' in value && typeof value.mount === 'function';
}
