import * as v from 'valibot';
import { isVisibleText, readEnteredText } from '#shared/text/enteredText.ts';

/**
 * A difference, change or share, which may be negative (screens.md 0.1): plain notation without exponent, sign "+",
 * separators or leading zeros. 18 fraction digits leave 40 of decimal.js's 58 for the whole part.
 */
export const Dec = v.pipe(
  v.string(),
  v.regex(/^-?(?:0|[1-9]\d{0,39})(?:\.\d{1,18})?$/, 'is no plain decimal'),
);

/** An amount, price or rate of something that can't be negative: no sign, not even of zero (screens.md 0.2b). */
export const Unsigned = v.pipe(
  v.string(),
  v.regex(/^(?:0|[1-9]\d{0,39})(?:\.\d{1,18})?$/, 'is no plain decimal without a sign'),
);

/** For fields whose documentation gives "" a meaning. */
export const UnsignedOrEmpty = v.union([v.literal(''), Unsigned]);
/** For fields in which -1 is no limit. */
export const UnsignedOrNone = v.union([v.literal('-1'), Unsigned]);

/** What a user pays, gets or asks for: above zero. */
export const Amount = v.pipe(Unsigned, v.regex(/[1-9]/, 'is not above zero'));

/** Beyond 2^53 a JSON number has lost digits. */
export const Int = v.pipe(v.number(), v.safeInteger());
export const Count = v.pipe(Int, v.minValue(0));
/** Digits after the point; figures are padded with as many zeros (screens.md 0.2b). */
export const Scale = v.pipe(Int, v.minValue(0), v.maxValue(36));
/** The same as text. */
export const ScaleText = v.pipe(v.string(), v.regex(/^(?:\d|[12]\d|3[0-6])$/, 'is no number of digits'));
/** A count that the exchange writes as text ("int-str"). */
export const IntText = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,14})$/, 'is no integer'));

/** Milliseconds since 1970 UTC as text; 15 digits are all that a Date can hold. */
export const Ms = IntText;
/** For moments that may not have come yet. */
export const MsOrEmpty = v.union([v.literal(''), Ms]);
/** Seconds since 1970 UTC as text. */
export const Sec = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,11})$/, 'is no time in seconds'));

/** 0 or 1 where a public API has that instead of a boolean. */
export const Bit = v.picklist([0, 1]);
export const BitText = v.picklist(['0', '1']);

/**
 * A name, address, memo or label: all of its characters are visible, by the same function that judges what users enter
 * (screens.md 0.2b, 0.2c).
 */
export const Name = v.pipe(v.string(), v.check(isVisibleText, 'has characters that are not visible'));

/** Text that a user enters, as it is kept; refused where a part of it can't be seen (screens.md 0.2c). */
export const EnteredText = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const text = readEnteredText(dataset.value);
    if (text !== null) return text;
    addIssue({ message: 'has characters that are not visible' });
    return NEVER;
  }),
);

export const Id = v.pipe(Name, v.minLength(1), v.maxLength(128));
/** An id or address that a user may have typed or pasted: the exchange judges it. */
export const Entered = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
export const IdOrEmpty = v.union([v.literal(''), Id]);
/** The client's own id of a call that moves value or creates a record (screens.md 0.1, "Idempotency"). */
export const RequestId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,36}$/, 'is no request id'));

/** A coin or a chain. Some calls take comma lists of them, so there is no comma in one. */
export const Code = v.pipe(Name, v.regex(/^[^\s,]{1,32}$/, 'is no code of a coin or chain'));
/** For what has no coin or chain. */
export const CodeOrEmpty = v.union([v.literal(''), Code]);

/** The id of a user, which some calls give as a number and some as text; here it is text. */
export const UserId = v.pipe(
  v.union([Count, v.pipe(v.string(), v.regex(/^\d{1,20}$/))]),
  v.transform((id) => String(id)),
);

export const Iso3 = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'is no country code'));
/** For what the exchange does not know of a user yet. */
export const Iso3OrEmpty = v.union([v.literal(''), Iso3]);

/** Text in JSON, of at most so many bytes, for a field that takes it whole. */
export function jsonText(mostBytes: number) {
  return v.pipe(
    v.string(),
    v.maxBytes(mostBytes),
    v.check((text) => isJson(text), 'is no JSON'),
  );
}

/** As long as a questionnaire may be (screens.md 2.11). */
export const JsonText = jsonText(16_384);

/**
 * The empty result of a call that only does something. Servers spell it in three ways, and it is always `{}`: a result
 * that is missing says "guest" (screens.md 0.1).
 */
export const Nothing = v.nullish(v.object({}), {});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * An object whose keys are the server's words. It becomes a Map, in which a key such as "toString" finds nothing that
 * the server did not send. valibot leaves out `__proto__`, `constructor` and `prototype`.
 */
export function keyed<Value extends v.GenericSchema>(value: Value) {
  return v.pipe(
    v.record(v.string(), value),
    v.transform((record): ReadonlyMap<string, v.InferOutput<Value>> => new Map(Object.entries(record))),
  );
}

/** Text of a JSON body that holds several words of a set: "FUND,UTA" (screens.md 2.2, 2.11). */
export function commaList(words: readonly string[]) {
  return v.pipe(
    v.string(),
    v.check((text) => text.split(',').every((word) => words.includes(word)), 'names something else'),
  );
}
