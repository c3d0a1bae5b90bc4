import type { AppConfigValues } from './headers/contentPolicies.ts';

const CONFIG_BLOCK = /(<script type="application\/json" id="app-config">)([^<]*)(<\/script>)/;

/**
 * Puts settings into the app-config block of index.html, over what the build wrote there (its id). A page without the
 * block cannot be configured: that throws.
 */
export function fillAppConfig(html: string, pageConfig: AppConfigValues): string {
  const [, open, built, close] = CONFIG_BLOCK.exec(html) ?? [];
  if (built === undefined) {
    throw new Error('index.html has no app-config block to put the settings into.');
  }
  const merged = { ...JSON.parse(built.trim() || '{}'), ...pageConfig };
  return html.replace(CONFIG_BLOCK, () => `${open}${escapeForScript(JSON.stringify(merged))}${close}`);
}

/** JSON that cannot end the script element it stands in, nor a line of JavaScript. */
function escapeForScript(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}
