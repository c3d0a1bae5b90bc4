import * as v from 'valibot';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';

/**
 * The deployment, as the server that serves index.html fills it in (design.md section 5). Every field has a default,
 * so that `{}` works. This is the only seam between a deployment and the code.
 */
const AppConfigSchema = v.object({
  /** Quote socket address without query; by default derived from the host. */
  quoteSocketUrl: v.optional(v.pipe(v.string(), v.regex(/^(?:\/(?!\/)|wss?:\/\/)\S*$/))),
  /** Puts `klineType` into kline subscriptions (product.md section 7). */
  klineV2: v.optional(v.boolean(), false),
  /** The build the server has now; a page of another build offers a reload. */
  buildId: v.optional(v.string()),
});

export type AppConfig = v.InferOutput<typeof AppConfigSchema>;

/** Reads the text of the app-config block. A field of the wrong shape is named in the error. */
export function parseAppConfig(text: string): Result<AppConfig> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return err(appError('app/bad-config', 'The app-config block of this page is not JSON.'));
  }
  const parsed = v.safeParse(AppConfigSchema, Array.isArray(json) ? null : json);
  if (parsed.success) return ok(parsed.output);
  const field = v.getDotPath(parsed.issues[0]) ?? 'the whole block';
  return err(appError('app/bad-config', `The app-config block of this page is wrong at ${field}.`));
}

export const DEFAULT_APP_CONFIG: AppConfig = v.parse(AppConfigSchema, {});
