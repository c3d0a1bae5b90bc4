import type { AppConfigValues } from '#sandbox/http/securityHeaders.ts';

/**
 * What every page of the sandbox is told: its quote socket is on its own origin, under whatever name the sandbox is
 * reached. Without it the app goes by the host's name, and looks for the product's socket behind a public one.
 */
const SANDBOX_CONFIG: AppConfigValues = { quoteSocketUrl: '/spot/ws/quote/v2' };

const CONFIG_BLOCK = /(<script type="application\/json" id="app-config">)([^<]*)(<\/script>)/;

/**
 * Puts the deployment's settings into the app-config block of index.html, over the sandbox's own and over what the
 * build wrote there (its id). A page without the block cannot be configured: that throws, if there is anything to configure.
 */
export function fillAppConfig(html: string, appConfig: AppConfigValues): string {
  const [, open, built, close] = CONFIG_BLOCK.exec(html) ?? [];
  if (built === undefined) {
    if (Object.keys(appConfig).length === 0) {
      return html;
    }
    throw new Error('index.html has no app-config block to put the settings into.');
  }
  const merged = { ...JSON.parse(built.trim() || '{}'), ...SANDBOX_CONFIG, ...appConfig };
  return html.replace(CONFIG_BLOCK, () => `${open}${escapeForScript(JSON.stringify(merged))}${close}`);
}

/** JSON that cannot end the script element it stands in, nor a line of JavaScript. */
function escapeForScript(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
