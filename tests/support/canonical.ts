import {
  type ChunkReader,
  createRestringifiedReader,
  createVerbatimReader,
  scanBody,
} from '#workers/gateway/verify/canonicalText.ts';
import { finish } from '#workers/gateway/verify/pacing.ts';

/** The canonical text of JSON, as the check hashes it; null if the text is refused. */
export function canonicalText(json: string): string | null {
  const scanned = finish(scanBody(new TextEncoder().encode(json)));
  return scanned && readAll(createVerbatimReader(scanned));
}

/** The re-stringified form of it, as the check hashes it; null if the text is refused. */
export function restringifiedText(json: string): string | null {
  const scanned = finish(scanBody(new TextEncoder().encode(json)));
  return scanned && readAll(createRestringifiedReader(createVerbatimReader(scanned)));
}

function readAll(reader: ChunkReader): string {
  const decoder = new TextDecoder();
  let text = '';
  for (let chunk = reader.next(); chunk.length > 0; chunk = reader.next()) {
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * The plain way to that text: parse, and print with sorted names. Strings go through the parser as hex, since V8
 * sometimes misreads names that have escapes (https://github.com/nodejs/node/issues/63785).
 */
export function sortedReprint(json: string): string {
  const hidden = json.replace(/"(?:[^"\\]|\\.)*"/gs, (token) => `"${toHex(JSON.parse(token))}"`);
  return printSorted(JSON.parse(hidden));
}

function printSorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printSorted).join()}]`;
  if (typeof value === 'string') return printHex(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (fromHex(a) < fromHex(b) ? -1 : 1));
  return `{${entries.map(([name, member]) => `${printHex(name)}:${printSorted(member)}`).join()}}`;
}

/** A letter first, so that no name looks like an integer. */
function toHex(text: string): string {
  return `x${Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0')).join('')}`;
}

function fromHex(hex: string): string {
  return (hex.slice(1).match(/.{4}/g) ?? [])
    .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
    .join('');
}

function printHex(hex: string): string {
  return JSON.stringify(fromHex(hex));
}
