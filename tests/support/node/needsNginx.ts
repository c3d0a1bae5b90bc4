import { hasBrotliModule, hasNginx } from '../../../scripts/deploy/startNginx.ts';

/** Whether tests of a real nginx are left out: Debian has it as a package, and .ci/run installs it where it may. */
export const lacksNginx = !hasNginx();
export const lacksBrotli = lacksNginx || !hasBrotliModule();

/** Stands in the name of such a test, and is what .ci/summary.mjs excuses it by. */
export const NGINX_REASON = lacksNginx ? ' (needs nginx, which is not installed here)' : '';
export const BROTLI_REASON = lacksBrotli
  ? ' (needs the brotli module of nginx, which is not installed here)'
  : '';
