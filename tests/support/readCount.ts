/** A whole number from the environment, or what a test says itself. Throws where something else stands there. */
export function readCount(name: string, otherwise: number): number {
  const value = process.env[name] ?? String(otherwise);
  if (!/^\d+$/.test(value)) throw new Error(`${name} is "${value}"; it has to be a whole number.`);
  return Number(value);
}
