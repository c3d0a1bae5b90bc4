import type { AcceptedAddress } from './addressCheck.ts';
import { checkFormat } from './checkFormat.ts';
import { FORMAT_TABLE } from './formats/formatTable.ts';

/** How much an accepted text says: its checksum fits, it has a shape of its own, or it only breaks no rule of spelling. */
export type Evidence = 'checksum' | 'shape' | 'name';

const STRONGEST_FIRST: readonly Evidence[] = ['checksum', 'shape', 'name'];

/**
 * Ids of the formats that fully accept a text, so that the page can say "This looks like a TRON address" (screens.md
 * 0.3, C4). Only those with the strongest evidence: nearly any word is also a NEAR account, and nobody needs to hear
 * that of a Bitcoin address. `weakest`: evidence below it does not count.
 */
export function detectFormats(text: string, weakest: Evidence = 'name'): readonly string[] {
  const accepted = [...FORMAT_TABLE.keys()].flatMap((format) => {
    const check = checkFormat(text, format);
    return check.ok ? [{ format, evidence: evidenceOf(check) }] : [];
  });
  const strengths = STRONGEST_FIRST.slice(0, STRONGEST_FIRST.indexOf(weakest) + 1);
  const strongest = strengths.find((strength) => accepted.some(({ evidence }) => evidence === strength));
  return accepted.filter(({ evidence }) => evidence === strongest).map(({ format }) => format);
}

function evidenceOf({ hasChecksum, kind }: AcceptedAddress): Evidence {
  if (hasChecksum) return 'checksum';
  return kind === 'name' ? 'name' : 'shape';
}
