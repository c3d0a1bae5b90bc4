import { and, eq, ne } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { ampApplications } from '#sandbox/books/state/schema/records.ts';
import { AGREEMENTS, type Agreement } from '#sandbox/calls/amp/ampAgreements.ts';
import { OPTIONS, type Signature, signaturesOf } from '#sandbox/calls/amp/applications.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import type { FileDocument, Sheet } from '../fileDocument.ts';

export interface SignedQuestion {
  readonly user: DemoUser;
  readonly applyId: string;
  /** IANA name of the zone that times are written in. */
  readonly timezone: string;
}

interface SignedAgreement {
  readonly agreement: Agreement;
  readonly signature: Signature;
}

/** Characters of a line of an agreement: as many as a page has room for. */
const LINE = 150;

/**
 * A copy of what was signed with an application (screens.md 1.19): the whole texts, and below them which were signed when,
 * with the hashes and the name that was typed. It says nothing of the answers, nor of what became of the application. A
 * draft has no rows, since nothing is signed with it.
 */
export async function readSignedApplication(
  sql: Sql,
  { user, applyId, timezone }: SignedQuestion,
): Promise<FileDocument> {
  const { uid, id, status } = ampApplications;
  const [row] = await sql
    .select()
    .from(ampApplications)
    .where(and(eq(uid, user.id), eq(id, applyId), ne(status, 'DRAFT')));
  const { signed, fullName } = row === undefined ? { signed: [], fullName: '' } : signaturesOf(row);
  const copied = signed.flatMap(findText);
  return {
    title: 'Copy of the signed agreements',
    facts: [
      ['Account', `${user.username} (${user.id})`],
      ['Product', OPTIONS.name],
      ['Application ID', applyId],
      ['Signed by', fullName.trim()],
      ['Times', timezone],
    ],
    main: {
      title: 'Signatures',
      columns: [
        { title: 'Agreement', kind: 'text' },
        { title: 'Version', kind: 'text' },
        { title: 'SHA-256 of the text', kind: 'text' },
        { title: 'Signed at', kind: 'time' },
      ],
      rows: copied.map(({ agreement: { title, version, sha256 }, signature }) => [
        ...[title, version, sha256, signature.signedAt],
      ]),
    },
    summaries: copied.map(({ agreement }) => textSheet(agreement)),
    timezone,
  };
}

/** The text that was signed. The exchange copies none but its own: what a page says it signed beside those is left out. */
function findText(signature: Signature): SignedAgreement[] {
  const { id, version, sha256 } = signature;
  const agreement = AGREEMENTS.find(
    (known) => known.id === id && known.version === version && known.sha256 === sha256.toLowerCase(),
  );
  return agreement === undefined ? [] : [{ agreement, signature }];
}

function textSheet({ title, version, text }: Agreement): Sheet {
  return {
    title,
    // Nothing of it is cut.
    columns: [{ title: `Version ${version}`, kind: 'text' }],
    rows: text
      .trimEnd()
      .split('\n')
      .flatMap(breakLine)
      .map((line) => [line]),
  };
}

/** Breaks a line between words; an empty one stays. */
function breakLine(line: string): string[] {
  return line.match(new RegExp(`\\S.{0,${LINE - 1}}(?=\\s|$)|\\S+`, 'gu')) ?? [''];
}
