import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './buildApp.ts';
import { compressFiles } from './deploy/compressFiles.ts';

// Runs within `npm run build`: the web root, and what a server sends precompressed (docs/deployment.md).

const root = fileURLToPath(new URL('..', import.meta.url));
await buildApp(root, { logLevel: 'info' });
await compressFiles(join(root, 'dist'));
