/** What the sandbox takes as the codes of the e-mail and of the app, in the order of the dialog (screens.md 3.6). */
export const SECURITY_CODES = ['123456', '000000'] as const;
