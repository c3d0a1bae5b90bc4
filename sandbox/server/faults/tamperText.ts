import type { JsonObject, JsonValue } from '../signing/canonicalJson.ts';

/**
 * The text of an envelope with one byte changed and still JSON of the same shape: a character of the longest text in
 * the result, which is where addresses are. A result without text leaves the message to be changed.
 */
export function tamperText(envelope: JsonObject): string {
  const victim = listTexts(envelope.result ?? null)
    .filter((text) => CHANGEABLE.test(text))
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '');
  let isDone = false;
  return JSON.stringify(envelope, (key, value: unknown) => {
    const isVictim = victim === '' ? key === 'ret_msg' || key === 'retMsg' : value === victim;
    if (isDone || !isVictim || typeof value !== 'string') {
      return value;
    }
    isDone = true;
    return changeLast(value);
  });
}

/** The last character that has a successor of its own kind. */
const CHANGEABLE = /[0-8a-yA-Y](?=[^0-8a-yA-Y]*$)/;

function changeLast(text: string): string {
  return text.replace(CHANGEABLE, (found) => String.fromCharCode(found.charCodeAt(0) + 1));
}

function listTexts(value: JsonValue): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.values(value).flatMap((member: JsonValue | undefined) => listTexts(member ?? null));
}
