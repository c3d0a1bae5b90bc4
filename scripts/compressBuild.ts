import { fileURLToPath } from 'node:url';
import { compressFiles } from './deploy/compressFiles.ts';

// Runs within `npm run build`: what a server sends precompressed (docs/deployment.md).

await compressFiles(fileURLToPath(new URL('../dist', import.meta.url)));
