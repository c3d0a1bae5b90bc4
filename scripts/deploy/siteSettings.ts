import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseAppConfig } from '#shared/site/appConfig.ts';

/** A name or a list of them as nginx has them: nothing that could end a directive. */
const HostName = v.pipe(v.string(), v.regex(/^[a-z\d.-]+$/i, 'is to be a host name'));
const FilePath = v.pipe(v.string(), v.regex(/^\/[\w./-]+$/, 'is to be an absolute path'));
const HttpsOrigin = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[a-z\d.-]+(?::\d+)?$/i, 'is to be an origin: https://web.example'),
  v.transform((origin) => origin as `https://${string}`),
);
const Port = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535));

const SettingsSchema = v.strictObject({
  /** Where users open the product. */
  serverName: HostName,
  /** The entry that one web host may show in a frame, without withdrawals and the address book; null for none. */
  framed: v.nullable(v.object({ serverName: HostName, ancestor: HttpsOrigin })),
  /** The origin that links to files lead to; null where they lead to the page's own. */
  filesServerName: v.nullable(HostName),
  /** Where scripts/layOut.ts lays builds out. */
  root: FilePath,
  certificate: FilePath,
  certificateKey: FilePath,
  /** The exchange's own server, without TLS: address and port. */
  exchange: v.pipe(v.string(), v.regex(/^[a-z\d.[\]:-]+:\d+$/i, 'is to be an address with a port')),
  /** What else the exchange answers: the page of its login, for one. */
  passed: v.array(FilePath),
  /** Whether nginx has the module of Debian's libnginx-mod-http-brotli-static. */
  hasBrotli: v.boolean(),
  /** Where nginx listens, if not everywhere at 443 and 80. */
  listen: v.optional(v.object({ address: HostName, https: Port, http: Port })),
  /** False for a trial: browsers are not told to come back over TLS alone. */
  strictTransport: v.optional(v.boolean()),
  /** The settings of the page (docs/deployment.md). */
  appConfig: v.record(v.string(), v.unknown()),
});

/** How a product is served by nginx: what scripts/writeNginxConf.ts and scripts/layOut.ts work with. */
export type SiteSettings = v.InferOutput<typeof SettingsSchema>;

/** Reads a file of settings; throws an error with a sentence that names the field. */
export function readSiteSettings(path: string): SiteSettings {
  const text = readFileSync(path, 'utf8');
  const parsed = v.safeParse(SettingsSchema, JSON.parse(text));
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`${path} does not fit at ${v.getDotPath(issue) ?? 'its top'}: ${issue.message}.`);
  }
  const config = parseAppConfig(JSON.stringify(parsed.output.appConfig));
  const badFields = config.ok ? config.value.badFields : ['appConfig'];
  if (badFields.length > 0)
    throw new Error(`The app config of ${path} does not fit at ${badFields.join(', ')}.`);
  return parsed.output;
}
