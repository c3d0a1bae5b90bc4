/**
 * Which text of the body the signature covers: its tokens as received, or as a JavaScript server prints them after
 * parsing (design.md section 4).
 */
export type SignedForm = 'verbatim' | 'restringified';

/** design.md section 4: malformed, could not be checked, invalid, too far from now. */
export type ReportCode = 79990 | 79991 | 79992 | 79993;

/** "Request signature status" (product.md section 4), and what is reported of a check. */
export interface SignatureCheck {
  readonly status: 'SUCCESS' | 'FAIL';
  /** Null unless the status is SUCCESS. */
  readonly form: SignedForm | null;
  /** Null unless the status is FAIL. */
  readonly reportCode: ReportCode | null;
}

/** A check together with the text it read, so that nobody decodes the bytes again. */
export interface SignatureOutcome extends SignatureCheck {
  /** The body's text, whatever the check says of it; null if the bytes are not UTF-8. */
  readonly text: string | null;
}

/** What the app config has for one version of signatures. */
export interface SigningKey {
  /** SubjectPublicKeyInfo, DER in base64. */
  readonly publicKey: string;
  /** Its UTF-8 bytes, repeated, are XORed over the bytes of a signature. */
  readonly mask: string;
}

export type SigningKeys = Readonly<Record<string, SigningKey>>;
