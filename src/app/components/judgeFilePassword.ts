export type PasswordFault = 'length' | 'mix' | 'repeat';

const LENGTH = { min: 8, max: 32 } as const;

/** A password of a file has 8 to 32 characters, a letter and a digit, and is typed twice (screens.md 1.22). */
export function judgeFilePassword(password: string, repeated: string): PasswordFault | null {
  const { length } = [...password];
  if (length < LENGTH.min || length > LENGTH.max) return 'length';
  if (!(/\p{L}/u.test(password) && /\p{Nd}/u.test(password))) return 'mix';
  return password === repeated ? null : 'repeat';
}
