import { isPasswordLength } from '#shared/endpoints/filePassword.ts';

export type PasswordFault = 'length' | 'mix' | 'repeat';

/** A password of a file has 8 to 128 characters, a letter and a digit, and is typed twice (screens.md 0.2c, 1.22). */
export function validateFilePassword(password: string, repeated: string): PasswordFault | null {
  if (!isPasswordLength(password)) return 'length';
  if (!(/\p{L}/u.test(password) && /\p{Nd}/u.test(password))) return 'mix';
  return password === repeated ? null : 'repeat';
}
