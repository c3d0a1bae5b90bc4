import { type AppConfigValues, pagePolicy, workerPolicy } from './contentPolicies.ts';
import { kindOf, type PathKind } from './pathKinds.ts';

const DISABLED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** What every answer carries, of whatever kind. */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // The camera is for scanning the QR code of an address.
  'permissions-policy': ['camera=(self)', ...DISABLED_FEATURES.map((feature) => `${feature}=()`)].join(', '),
};

/** Who may read an answer: this origin, or every one. */
export function readerHeaders({ isForAll }: Pick<PathKind, 'isForAll'>): Readonly<Record<string, string>> {
  return isForAll
    ? {
        'cross-origin-resource-policy': 'cross-origin',
        'access-control-allow-origin': '*',
        // The name of a file, which the page saves it under.
        'access-control-expose-headers': 'Content-Disposition',
      }
    : { 'cross-origin-resource-policy': 'same-origin' };
}

/**
 * Creates the function from a request's path to the headers of an answer that is no failure. No origin appears in them but
 * those the app config names, so the sandbox can stand behind a proxy under any name.
 */
export function createHeaders(appConfig: AppConfigValues): (path: string) => Record<string, string> {
  const policies = { page: pagePolicy(appConfig), worker: workerPolicy(appConfig) };
  return (path) => {
    const kind = kindOf(path);
    return {
      ...COMMON_HEADERS,
      ...readerHeaders(kind),
      'content-security-policy': policies[kind.policy],
      'cache-control': kind.caching,
    };
  };
}
