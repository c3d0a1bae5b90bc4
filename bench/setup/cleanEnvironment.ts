/** What a sandbox or the page's development server is set by way of the environment (sandbox/README.md). */
const SETTINGS = /^(?:HOST|PORT|APP_CONFIG|DATABASE_URL|SANDBOX_\w+)$/;

/** The environment as it is, with these settings in the place of those that a user has for a sandbox of their own. */
export function cleanEnvironment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !SETTINGS.test(name));
  return { ...Object.fromEntries(others), ...settings };
}
