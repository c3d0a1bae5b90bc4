import { fileURLToPath } from 'node:url';
import { ensureBuild } from './ensureBuild.ts';

// npm start: builds what is not built yet, then starts the sandbox on it.

await ensureBuild(fileURLToPath(new URL('..', import.meta.url)));
await import('#sandbox/main.ts');
