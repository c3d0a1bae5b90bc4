import type { QuoteBatch } from '#shared/contract/quoteBatch.ts';

export type BatchBody = Omit<QuoteBatch, 'epoch' | 'sequence'>;

/** Fills one batch up to its size. */
export interface Packer {
  /** Puts a small part in whole. */
  readonly put: <Part extends keyof BatchBody>(part: Part, value: NonNullable<BatchBody[Part]>) => void;
  /** Takes as many of the items, in order, as there is room for; the others go in another batch. */
  readonly fit: <Item>(items: readonly Item[]) => readonly Item[];
  /** Puts in what `fit` made room for. */
  readonly putFitted: <Part extends keyof BatchBody>(part: Part, value: NonNullable<BatchBody[Part]>) => void;
  /** Something did not fit. */
  readonly isPartial: () => boolean;
  /** Undefined while nothing has been put in. */
  readonly body: () => BatchBody | undefined;
}

/** Room for the epoch, the sequence, the part names and the brackets around everything. */
const ENVELOPE_BYTES = 400;

/** Sizes are those of the JSON text, which structured cloning stays below. */
export function createPacker(asOfMs: number | null, maxBytes: number): Packer {
  const body: { -readonly [Part in keyof BatchBody]: BatchBody[Part] } = { asOfMs };
  let room = maxBytes - ENVELOPE_BYTES;
  let isPartial = false;
  return {
    put: (part, value) => {
      body[part] = value;
      room -= jsonBytes(value);
    },
    fit: (items) => {
      const fitting: (typeof items)[number][] = [];
      for (const item of items) {
        const bytes = jsonBytes(item) + 1;
        if (bytes > room) {
          isPartial = true;
          break;
        }
        room -= bytes;
        fitting.push(item);
      }
      return fitting;
    },
    putFitted: (part, value) => {
      body[part] = value;
    },
    isPartial: () => isPartial,
    body: () => (Object.keys(body).length > 1 ? body : undefined),
  };
}

/** Symbols, currencies and numbers are ASCII, so characters are bytes. */
function jsonBytes(value: unknown): number {
  return JSON.stringify(value).length;
}
