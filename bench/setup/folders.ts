import { fileURLToPath } from 'node:url';

/** The project's folder, and the bench's own. */
export const PROJECT_FOLDER = fileURLToPath(new URL('../..', import.meta.url));
export const BENCH_FOLDER = fileURLToPath(new URL('..', import.meta.url));
/** The peers as built. */
export const PEERS_FOLDER = fileURLToPath(new URL('../dist', import.meta.url));
/** Pictures that docs/performance.md shows. */
export const PLOTS_FOLDER = fileURLToPath(new URL('../../docs/plots', import.meta.url));
export const RESULTS_FOLDER = fileURLToPath(new URL('../results', import.meta.url));
/** The app as built. */
export const APP_FOLDER = fileURLToPath(new URL('../../dist/user/assets', import.meta.url));
