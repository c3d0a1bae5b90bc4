/** Apostrophes and dashes as phones write them where ' and - are typed: "O’Neil". */
const APOSTROPHES = /[\u2018\u2019\u02bc\u00b4`\uff07]/g;
const DASHES = /\p{Pd}/gu;
const NAME = /^[\p{L}\p{M}' .-]{1,128}$/u;

function plainSigns(name: string): string {
  return name.replace(APOSTROPHES, "'").replace(DASHES, '-');
}

/** Whether this can be a first or last name (screens.md 1.22): letters of any script, marks, spaces, apostrophes, dashes, dots. */
export function isIndividualName(text: string): boolean {
  return NAME.test(plainSigns(text)) && /\p{L}/u.test(text);
}

/** A name as two spellings of it are compared: whatever their capitals, spaces, apostrophes and dashes (screens.md 1.22). */
export function spellName(name: string): string {
  return plainSigns(name.normalize('NFKC')).replace(/\s+/g, '').toLowerCase();
}
