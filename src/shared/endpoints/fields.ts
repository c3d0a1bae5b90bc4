import * as v from 'valibot';

/**
 * An amount, price, rate or ratio (screens.md 0.1): plain notation without exponent, sign "+", separators or leading
 * zeros. 18 fraction digits leave 40 of decimal.js's 58 for the whole part.
 */
export const Dec = v.pipe(
  v.string(),
  v.regex(/^-?(?:0|[1-9]\d{0,39})(?:\.\d{1,18})?$/, 'is no plain decimal'),
);

/** For fields whose documentation gives "" a meaning. */
export const DecOrEmpty = v.union([v.literal(''), Dec]);

/** What a user pays or asks for: above zero. */
export const Amount = v.pipe(
  Dec,
  v.check((text) => !text.startsWith('-') && /[1-9]/.test(text), 'is not above zero'),
);

/** Beyond 2^53 a JSON number has lost digits. */
export const Int = v.pipe(v.number(), v.safeInteger());
export const Count = v.pipe(Int, v.minValue(0));
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

export const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
/** The client's own id of a call that moves value or creates a record (screens.md 0.1, "Idempotency"). */
export const RequestId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,36}$/, 'is no request id'));

/** A coin or a chain. Some calls take comma lists of them, so there is no comma in one. */
export const Code = v.pipe(v.string(), v.regex(/^[^\s,]{1,32}$/, 'is no code of a coin or chain'));

/** The id of a user, which some calls give as a number and some as text; here it is text. */
export const UserId = v.pipe(
  v.union([Count, v.pipe(v.string(), v.regex(/^\d{1,20}$/))]),
  v.transform((id) => String(id)),
);

export const Iso3 = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'is no country code'));
/** For what the exchange does not know of a user yet. */
export const Iso3OrEmpty = v.union([v.literal(''), Iso3]);

/** Text in JSON for a field that takes it whole. */
export const JsonText = v.pipe(
  v.string(),
  v.maxBytes(16_384),
  v.check((text) => isJson(text), 'is no JSON'),
);

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
