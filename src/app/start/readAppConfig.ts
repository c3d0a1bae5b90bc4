import { type AppConfig, DEFAULT_APP_CONFIG, parseAppConfig } from '#shared/site/appConfig.ts';

/** A deployment's mistake must not leave people without the page: defaults serve, and the console says what is wrong. */
export function readAppConfig(text: string): AppConfig {
  const config = parseAppConfig(text);
  if (!config.ok) {
    console.warn(config.error.message);
    return DEFAULT_APP_CONFIG;
  }
  const { badFields } = config.value;
  if (badFields.length > 0) {
    console.warn(
      `The app-config block of this page is wrong at ${badFields.join(', ')}: defaults serve there.`,
    );
  }
  return config.value;
}
