/**
 * What can't be seen: control, format and bidi characters, halves of characters, private and unassigned ones, those that
 * Unicode lets programs leave out (zero-width ones and fillers among them), line separators, and three signs that are drawn
 * as nothing: the blank braille cell, the null notehead and the Khitan filler.
 */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{16fe4}]/u;

/** A picture, or several that are joined into one, as in that of a family; and a key with its digit. */
const PICTURE =
  /\p{Extended_Pictographic}[\ufe0e\ufe0f]?\p{Emoji_Modifier}?(?:\u200d\p{Extended_Pictographic}[\ufe0e\ufe0f]?\p{Emoji_Modifier}?)*|[0-9#*]\ufe0f\u20e3/gu;
const PICTURE_JOINERS = /[\u200d\ufe0e\ufe0f]/g;

const BLANKS = /\p{Zs}/gu;
/** White space to String.trim, and nothing that may be left out unseen. */
const HIDDEN_EDGES = /[\ufeff\u2028\u2029]/;

/** Whether all of a text can be seen (screens.md 0.2c, "Text that users enter"). What joins a picture is a part of it. */
export function isVisibleText(text: string): boolean {
  return !HIDDEN.test(text.replace(PICTURE, (picture) => picture.replace(PICTURE_JOINERS, '')));
}

/**
 * A memo, tag, remark, label, name or reason as it is kept and sent: NFC, with plain blanks inside and none at the ends
 * (screens.md 0.2c). Null where something in it can't be seen. Reading what was read changes nothing.
 */
export function readEnteredText(text: string): string | null {
  if (HIDDEN_EDGES.test(text)) return null;
  const trimmed = text.normalize('NFC').trim();
  return isVisibleText(trimmed) ? trimmed.replace(BLANKS, ' ') : null;
}

/** The same; a text that can't be kept stays as it was entered, for who refuses it. */
export function tidyEnteredText(text: string): string {
  return readEnteredText(text) ?? text;
}
