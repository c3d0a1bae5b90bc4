import type { Request } from '#app/bridge/request.ts';
import {
  mergeMemberInfo,
  mergeProfileUserTag,
  setComplianceConfig,
  setPermission,
  setRate,
  type User,
} from '#app/stores/globalStore.ts';
import type { EndpointName, InputOf, ResultOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';
import { type ComplianceSettings, complianceOf } from '#shared/site/compliance.ts';
import { FLAG_KEYS } from '#shared/site/siteFlags.ts';
import type { SiteId } from '#shared/site/siteOfHost.ts';

export interface LoadUserOptions {
  readonly request: Request;
  readonly site: SiteId;
  readonly settings: ComplianceSettings;
  /** Called for each call that failed; the page goes on with its defaults. */
  readonly onFailed: (error: AppError) => void;
  readonly warn: (message: string) => void;
}

/** product.md section 3. */
const TAGS = ['voucher_money_user', 'withdraw_addr_level', 'tax_identity'] as const;

/**
 * Loads what the page knows besides the profile, all at once (product.md section 3): of a guest the site's configuration
 * alone. What fails stays at its default and keeps nothing waiting; what comes after `signal` is dropped.
 */
export async function loadUser(
  user: User | null,
  { request, site, settings, onFailed, warn }: LoadUserOptions,
  signal: AbortSignal,
): Promise<void> {
  /** The result; undefined where there is none. Dropped errors are not reported. */
  const ask = async <Name extends EndpointName>(
    name: Name,
    input: InputOf<Name>,
  ): Promise<ResultOf<Name> | undefined> => {
    const answered = await request(name, input, { signal });
    if (answered.ok) return answered.value.result;
    if (!signal.aborted) onFailed(answered.error);
    return undefined;
  };

  const load = async <Name extends EndpointName>(
    name: Name,
    input: InputOf<Name>,
    take: (result: ResultOf<Name> | undefined) => void,
  ): Promise<void> => {
    const result = await ask(name, input);
    if (!signal.aborted) take(result);
  };

  const takeCompliance = (answer: ResultOf<'webConfig'> | undefined): void => {
    const { compliance, badFlags } = complianceOf(site, settings, answer);
    if (badFlags.length > 0) {
      warn(`The site configuration is wrong at ${badFlags.join(', ')}: defaults serve there.`);
    }
    setComplianceConfig({ ...compliance, isSettled: true });
  };

  /** Both or what there is of them, once neither is to be waited for. */
  const loadPermission = async (): Promise<void> => {
    const [own, register] = await Promise.all([ask('permission', {}), ask('registerPermission', {})]);
    if (signal.aborted) return;
    setPermission({ loaded: true, permissions: own?.permissions ?? [], register: register ?? null });
  };

  const web = load(
    'webConfig',
    {
      keys: FLAG_KEYS,
      siteId: site,
      // Whether this is an Islamic account decides what is hidden (product.md section 4).
      ...(user !== null && { subAttribute: user.sub_attribute }),
    },
    takeCompliance,
  );
  if (user === null) {
    // Nothing more is loaded for a guest.
    setPermission({ loaded: true, permissions: [], register: null });
    return web;
  }
  await Promise.all([
    web,
    load('userTag', { req_tags: TAGS }, (tags) => mergeProfileUserTag(tags ?? {})),
    load('memberInfo', {}, (info) => mergeMemberInfo(info ?? {})),
    loadPermission(),
    load('exchangeRate', { name: user.currency_code }, (answer) => {
      const rate = Number(answer?.rate ?? 0);
      // The page multiplies and divides by it.
      if (rate > 0) setRate(rate);
    }),
  ]);
}
