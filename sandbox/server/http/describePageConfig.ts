import { API_BASE } from '../api/addApiRoutes.ts';
import { SIGNATURE_VERSION, type SigningKey } from '../signing/signBody.ts';
import type { AppConfigValues } from './securityHeaders.ts';

/**
 * The settings of every page of the sandbox, the deployment's settings last: quote socket and calls are on its own origin,
 * under whatever name the sandbox is reached. Without that the app goes by the host's name, and looks for the product's
 * socket behind a public one.
 */
export function describePageConfig(key: SigningKey, deployment: AppConfigValues): AppConfigValues {
  const { publicKey, mask } = key;
  // Answers from elsewhere are signed with other keys, and these must not be trusted for them.
  const signature =
    'apiBase' in deployment ? {} : { signature: { [SIGNATURE_VERSION]: { publicKey, mask } } };
  return { quoteSocketUrl: '/spot/ws/quote/v2', apiBase: API_BASE, ...signature, ...deployment };
}
