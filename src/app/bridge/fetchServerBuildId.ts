import { parseAppConfig } from '#shared/site/appConfig.ts';
import { BUILD_ID_TIMEOUT_MS } from './policy.ts';

const CONFIG_BLOCK = /<script type="application\/json" id="app-config">([^<]*)<\/script>/;

/**
 * The build the server has now, read from its index.html; undefined when it is unknown. After a deploy the worker
 * files of an old page may be gone, which shows only as a missing hello.
 */
export async function fetchServerBuildId(): Promise<string | undefined> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}index.html`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(BUILD_ID_TIMEOUT_MS),
    });
    const config = parseAppConfig(CONFIG_BLOCK.exec(await response.text())?.[1] ?? '{}');
    return config.ok ? config.value.buildId : undefined;
  } catch {
    return undefined;
  }
}
