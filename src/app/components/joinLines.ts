/** The text of a field of several lines, as one: what is kept of a user's words has plain blanks only (screens.md 0.2c). */
export function joinLines(text: string): string {
  return text.replace(/[\t\n\r]+/g, ' ');
}
