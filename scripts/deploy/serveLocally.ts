import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFiles } from './compressFiles.ts';
import { createCertificate } from './createCertificate.ts';
import { layOutBuild } from './layOutBuild.ts';
import { composeNginxConf } from './nginx/composeNginxConf.ts';
import type { SiteSettings } from './siteSettings.ts';
import { hasBrotliModule, type Nginx, startNginx } from './startNginx.ts';

export interface LocalSiteOptions {
  /** Keeps releases, the certificate and what nginx writes. */
  readonly folder: string;
  /** A built web root, laid out as the first release. */
  readonly webRoot: string;
  /** The port of the exchange behind it. */
  readonly exchangePort: number;
  readonly httpsPort: number;
  readonly httpPort: number;
  readonly appConfig: SiteSettings['appConfig'];
  /** The site whose frame shows the second entry. */
  readonly ancestor?: `https://${string}`;
}

/** Names of this machine in every browser. */
const NAMES = { main: 'localhost', framed: 'tg.localhost', files: 'files.localhost' };

/** The settings of a product that is served on this machine. */
function describeLocalSite(options: LocalSiteOptions): SiteSettings {
  const { folder, exchangePort, httpsPort, httpPort, appConfig } = options;
  const { ancestor = 'https://web.telegram.org' } = options;
  return {
    serverName: NAMES.main,
    framed: { serverName: NAMES.framed, ancestor },
    filesServerName: NAMES.files,
    root: join(folder, 'site'),
    certificate: join(folder, 'certificate.pem'),
    certificateKey: join(folder, 'key.pem'),
    exchange: `127.0.0.1:${exchangePort}`,
    // What stands for the rest of the product, and steers it, is the embedded exchange's.
    passed: ['/login', '/elsewhere', '/sandbox'],
    hasBrotli: hasBrotliModule(),
    listen: { address: '127.0.0.1', https: httpsPort, http: httpPort },
    appConfig,
  };
}

/** Lays a build out and serves it by an nginx of its own, in front of an exchange on this machine. */
export async function serveLocally(
  options: LocalSiteOptions,
): Promise<Nginx & { readonly settings: SiteSettings }> {
  const settings = describeLocalSite(options);
  await mkdir(options.folder, { recursive: true });
  const { certificate, key } = createCertificate(Object.values(NAMES));
  await writeFile(settings.certificate, certificate);
  await writeFile(settings.certificateKey, key, { mode: 0o600 });
  // Where they were made, so that the next site of the same build has them.
  await compressFiles(options.webRoot);
  await layOutBuild(options.webRoot, settings);
  const nginx = await startNginx(
    join(options.folder, 'nginx'),
    composeNginxConf(settings),
    options.httpsPort,
  );
  return { ...nginx, settings };
}
