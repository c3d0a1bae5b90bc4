import * as v from 'valibot';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';

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
}

export interface ParsedAppConfig extends AppConfig {
  /** Fields that could not be read and are at their defaults. */
  readonly badFields: readonly string[];
}

export const DEFAULT_APP_CONFIG: AppConfig = { klineV2: false };

const FieldSchemas = {
  quoteSocketUrl: v.optional(v.pipe(v.string(), v.check(isSocketAddress))),
  klineV2: v.optional(v.boolean(), DEFAULT_APP_CONFIG.klineV2),
  buildId: v.optional(v.string()),
};

/** A field that cannot be read is at its default: one mistake of a deployment must not cost the other fields. */
const AppConfigSchema = v.object({
  quoteSocketUrl: v.fallback(FieldSchemas.quoteSocketUrl, undefined),
  klineV2: v.fallback(FieldSchemas.klineV2, DEFAULT_APP_CONFIG.klineV2),
  buildId: v.fallback(FieldSchemas.buildId, undefined),
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
  const badFields = new Set(issues.map((issue) => v.getDotPath(issue) ?? 'the whole block'));
  return ok({ ...parsed.output, badFields: [...badFields] });
}

/**
 * An address the page can build its own from: a path on its origin or a ws(s) address that can be read, without a
 * search, since the page adds one, and without a hash, which a socket's address must not have.
 */
function isSocketAddress(text: string): boolean {
  if (!/^(?:\/(?!\/)|wss?:\/\/)[^\s?#]*$/.test(text)) return false;
  try {
    return new URL(text, 'wss://own.example').protocol.startsWith('ws');
  } catch {
    return false;
  }
}
