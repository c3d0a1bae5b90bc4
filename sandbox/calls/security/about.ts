/** What a security step names, as it was sent: of no field anything is known (securityStep/stepSubjects.ts). */
export type About = Readonly<Record<string, unknown>>;

/** Reads the JSON of the step; undefined for what is no object. */
export function readAbout(json: string): About | undefined {
  const value: unknown = JSON.parse(json);
  return isFields(value) ? value : undefined;
}

export function isFields(value: unknown): value is About {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field as text, however JSON writes it; undefined for what is missing, a list or an object. */
export function textOf(about: About, name: string): string | undefined {
  const value = Object.hasOwn(about, name) ? about[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;
}
