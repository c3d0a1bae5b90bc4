import * as v from 'valibot';
import { type BookEntry, MOST_ENTRIES } from '#app/screens/withdraw/book/bookEntry.ts';
import { InternalType } from '#shared/endpoints/enums.ts';
import { Bit, Code, CodeOrEmpty, EnteredText, Name } from '#shared/endpoints/fields.ts';
import { LONGEST_ADDRESS } from '#shared/text/longestAddress.ts';

/** The longest memo that is read (checkTag). */
const LONGEST_TAG = 512;

/**
 * An entry in a file. Whether it needs codes is not in it, nor is any id: an imported entry is a new one, which its user
 * frees of codes once more.
 */
const FileEntry = v.object({
  coin: Code,
  chain: CodeOrEmpty,
  address: v.pipe(Name, v.minLength(1), v.maxLength(LONGEST_ADDRESS)),
  tag: v.pipe(EnteredText, v.maxLength(LONGEST_TAG)),
  remark: v.pipe(EnteredText, v.minLength(1), v.maxGraphemes(20)),
  addressType: Bit,
  internalType: v.optional(InternalType),
  walletType: Bit,
  ownership: v.picklist(['self', 'other']),
  vaspCode: v.optional(v.pipe(Name, v.maxLength(64))),
  legalType: v.optional(v.picklist(['individual', 'company'])),
});

const Contents = v.object({ entries: v.pipe(v.array(FileEntry), v.maxLength(MOST_ENTRIES)) });

export type FileEntry = v.InferOutput<typeof FileEntry>;

/** What a file holds, as text. */
export function writeContents(rows: readonly BookEntry[]): string {
  return JSON.stringify({ entries: rows.map((row) => v.parse(FileEntry, row)) });
}

/** The entries of a file that was opened; null where something else is in it. */
export function readContents(text: string): readonly FileEntry[] | null {
  try {
    const read = v.safeParse(Contents, JSON.parse(text));
    return read.success ? read.output.entries : null;
  } catch {
    return null;
  }
}
