import type { QuoteBatch } from '#shared/contract/quoteBatch.ts';

export type BatchBody = Omit<QuoteBatch, 'epoch' | 'sequence'>;

/** Fills one batch up to its size. */
export interface Packer {
  /** Puts a small part in whole. */
  readonly put: <Part extends keyof BatchBody>(part: Part, value: NonNullable<BatchBody[Part]>) => void;
  /**
   * Takes as many of the items, in order, as there is room for; the others go in another batch. `wrapping` is what
   * stands around them and needs room too, if any of them has.
   */
  readonly fit: <Item>(items: readonly Item[], wrapping?: unknown) => readonly Item[];
  /** Puts in what `fit` made room for. */
  readonly putFitted: <Part extends keyof BatchBody>(part: Part, value: NonNullable<BatchBody[Part]>) => void;
  /** Something did not fit. */
  readonly isPartial: () => boolean;
  /** Undefined while nothing has been put in. */
  readonly body: () => BatchBody | undefined;
}

/** Room for the epoch, the sequence, the part names and the brackets around everything. */
const ENVELOPE_BYTES = 400;

const encoder = new TextEncoder();

/** Sizes are those of the JSON text in UTF-8, which structured cloning stays below. */
export function createPacker(asOfMs: number | null, maxBytes: number): Packer {
  const body: { -readonly [Part in keyof BatchBody]: BatchBody[Part] } = { asOfMs };
  let room = maxBytes - ENVELOPE_BYTES;
  let isPartial = false;
  return {
    put: (part, value) => {
      body[part] = value;
      room -= jsonBytes(value);
    },
    fit: (items, wrapping) => {
      const fitting: (typeof items)[number][] = [];
      let around = wrapping === undefined ? 0 : jsonBytes(wrapping) + 1;
      for (const item of items) {
        const bytes = around + jsonBytes(item) + 1;
        if (bytes > room) {
          isPartial = true;
          break;
        }
        around = 0;
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

function jsonBytes(value: unknown): number {
  return encoder.encode(JSON.stringify(value)).length;
}
