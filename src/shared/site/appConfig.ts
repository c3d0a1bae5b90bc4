import * as v from 'valibot';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { SECTIONS, type SectionId } from './screenTable.ts';
import type { FlagOverride } from './siteFlags.ts';
import { SITE_IDS, type SiteByHost } from './siteOfHost.ts';

/**
 * The deployment, as the server that serves index.html fills it in (design.md section 5). Every field has a default,
 * so that `{}` works. This is the only seam between a deployment and the code.
 */
export interface AppConfig {
  /** Quote socket address without query; by default derived from the host. */
  readonly quoteSocketUrl?: string | undefined;
  /** Puts `klineType` into kline subscriptions (product.md section 7). */
  readonly klineV2: boolean;
  /** The build the server has now; a page of another build offers a reload. */
  readonly buildId?: string | undefined;
  /** Where the exchange's calls are: a path on this origin, or an http(s) address. */
  readonly apiBase: string;
  /**
   * What answers are checked with, by version. Versions come from outside: look one up with `Object.hasOwn`, or it may
   * be a member that every object has.
   */
  readonly signature: Readonly<Record<string, SignatureKey>>;
  /** Sent as the `user-agent` header where it is given (product.md section 3). */
  readonly userAgent?: string | undefined;
  /** Where events are posted; without it they are not. */
  readonly monitorUrl?: string | undefined;
  /** Where analytics events are posted; without it none are. */
  readonly analytics?: { readonly url: string } | undefined;
  /** What the site hides or shows until the exchange has said it, by flag; its answer replaces this. */
  readonly complianceConfig: Readonly<Record<string, FlagOverride>>;
  /** The deployment's half of the stablecoin banner (product.md section 1). */
  readonly showUnregulatedTips: boolean;
  /** Codes of the languages that are written from right to left. */
  readonly rtlLanguages: readonly string[];
  /** Sites of host names that the built-in table doesn't know, or knows otherwise. */
  readonly hosts: SiteByHost;
  /** Sections that this entry does not have: one that is shown in a frame is without withdrawals (design.md section 9). */
  readonly closedSections?: readonly SectionId[] | undefined;
  /** When Hong Kong is cleared, in ms since 1970 UTC; by default as clearance.ts has it. */
  readonly clearanceTime?: number | undefined;
}

/** One version of the keys (design.md section 4). */
export interface SignatureKey {
  /** Base64 of the RSA key's SPKI form. */
  readonly publicKey: string;
  readonly mask: string;
}

export interface ParsedAppConfig extends AppConfig {
  /** Fields that could not be read and are at their defaults. */
  readonly badFields: readonly string[];
}

export const DEFAULT_APP_CONFIG: AppConfig = {
  klineV2: false,
  apiBase: '/x-api',
  signature: {},
  complianceConfig: {},
  showUnregulatedTips: false,
  rtlLanguages: ['ar-SA'],
  hosts: {},
};

/** Few kinds of actions: each one is a function that the first route has to carry. */
const SignatureKeySchema = v.object({
  publicKey: v.pipe(v.string(), v.regex(/^(?!$)(?:[\da-z+/]{4})*(?:[\da-z+/]{2}==|[\da-z+/]{3}=)?$/i)),
  mask: v.pipe(v.string(), v.check(isNotEmpty)),
});

const FlagOverrideSchema = v.object({
  action: v.picklist(['show', 'hide', 'custom']),
  ext: v.optional(v.string()),
});
const SiteSchema = v.picklist(SITE_IDS);
/** A name without protocol, port and path, as `location.hostname` is. */
const HostSchema = v.pipe(v.string(), v.regex(/^[a-z\d._-]+$/i));

const FieldSchemas = {
  quoteSocketUrl: v.optional(v.pipe(v.string(), v.check(isSocketAddress))),
  klineV2: v.optional(v.boolean(), DEFAULT_APP_CONFIG.klineV2),
  buildId: v.optional(v.string()),
  apiBase: v.optional(v.pipe(v.string(), v.check(isApiAddress)), DEFAULT_APP_CONFIG.apiBase),
  signature: v.optional(v.record(v.string(), SignatureKeySchema), DEFAULT_APP_CONFIG.signature),
  userAgent: v.optional(v.string()),
  monitorUrl: v.optional(v.pipe(v.string(), v.check(isMonitorAddress))),
  analytics: v.optional(v.object({ url: v.pipe(v.string(), v.check(isMonitorAddress)) })),
  complianceConfig: v.optional(v.record(v.string(), FlagOverrideSchema), {}),
  showUnregulatedTips: v.optional(v.boolean(), DEFAULT_APP_CONFIG.showUnregulatedTips),
  rtlLanguages: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i))),
    DEFAULT_APP_CONFIG.rtlLanguages,
  ),
  hosts: v.optional(v.record(HostSchema, SiteSchema), {}),
  closedSections: v.optional(v.array(v.picklist(SECTIONS))),
  clearanceTime: v.optional(v.pipe(v.number(), v.check(isMoment))),
};

/** A field that cannot be read is at its default: one mistake of a deployment must not cost the other fields. */
const AppConfigSchema = v.object({
  quoteSocketUrl: v.fallback(FieldSchemas.quoteSocketUrl, undefined),
  klineV2: v.fallback(FieldSchemas.klineV2, DEFAULT_APP_CONFIG.klineV2),
  buildId: v.fallback(FieldSchemas.buildId, undefined),
  apiBase: v.fallback(FieldSchemas.apiBase, DEFAULT_APP_CONFIG.apiBase),
  signature: v.fallback(readableOf(SignatureKeySchema), {}),
  userAgent: v.fallback(FieldSchemas.userAgent, undefined),
  monitorUrl: v.fallback(FieldSchemas.monitorUrl, undefined),
  analytics: v.fallback(FieldSchemas.analytics, undefined),
  complianceConfig: v.fallback(readableOf(FlagOverrideSchema), {}),
  showUnregulatedTips: v.fallback(FieldSchemas.showUnregulatedTips, DEFAULT_APP_CONFIG.showUnregulatedTips),
  rtlLanguages: v.fallback(FieldSchemas.rtlLanguages, () => [...DEFAULT_APP_CONFIG.rtlLanguages]),
  hosts: v.fallback(v.pipe(readableOf(SiteSchema), v.transform(lowerKeys)), {}),
  closedSections: v.fallback(FieldSchemas.closedSections, undefined),
  clearanceTime: v.fallback(FieldSchemas.clearanceTime, undefined),
});

/** Reads the text of the app-config block; fails only where there is no object to read fields of. */
export function parseAppConfig(text: string): Result<ParsedAppConfig> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return err(appError('app/bad-config', 'The app-config block of this page is not JSON.'));
  }
  const parsed = v.safeParse(AppConfigSchema, Array.isArray(json) ? null : json);
  if (!parsed.success) {
    return err(appError('app/bad-config', 'The app-config block of this page is not a JSON object.'));
  }
  const { issues = [] } = v.safeParse(v.object(FieldSchemas), json);
  const badFields = new Set(issues.map(pathOf));
  return ok({ ...parsed.output, badFields: [...badFields] });
}

/** Where in the block something is wrong, "hosts.example.com". */
function pathOf({ path }: v.BaseIssue<unknown>): string {
  return (path ?? []).map(({ key }) => String(key)).join('.');
}

function isNotEmpty(text: string): boolean {
  return text !== '';
}

/** In ms since 1970. */
function isMoment(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

/** A record without the members that cannot be read. The record itself skips `__proto__` and its like. */
function readableOf<Value extends v.GenericSchema>(member: Value) {
  return v.pipe(
    v.optional(v.record(v.string(), v.fallback(v.optional(member), undefined)), {}),
    v.transform((record): Readonly<Record<string, v.InferOutput<Value>>> => {
      return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
    }),
  );
}

/** Host names are the same in either case. */
function lowerKeys(hosts: SiteByHost): SiteByHost {
  return Object.fromEntries(Object.entries(hosts).map(([host, site]) => [host.toLowerCase(), site]));
}

/**
 * An address the page can build its own from: a path on its origin or a ws(s) address that can be read, without a
 * search, since the page adds one, and without a hash, which a socket's address must not have.
 */
function isSocketAddress(text: string): boolean {
  return (
    /^(?:\/(?![/\\])|wss?:\/\/)[^\s?#]*$/.test(text) && readAddress(text)?.protocol.startsWith('ws') === true
  );
}

/** A path on the page's origin or an http(s) address that paths can be joined to, without a user name in it. */
function isApiAddress(text: string): boolean {
  return /^(?:\/(?![/\\])|https?:\/\/)[^\s?#]*$/.test(text) && isPlainAddress(text);
}

/** A collector takes whole requests, so its https address may have a search. */
function isMonitorAddress(text: string): boolean {
  return isApiAddress(text) || (/^https:\/\/[^\s#]*$/.test(text) && isPlainAddress(text));
}

/** An address that fetch accepts. */
function isPlainAddress(text: string): boolean {
  const url = readAddress(text);
  return url !== undefined && url.username === '' && url.password === '';
}

function readAddress(text: string): URL | undefined {
  try {
    return new URL(text, 'wss://own.example');
  } catch {
    return undefined;
  }
}
