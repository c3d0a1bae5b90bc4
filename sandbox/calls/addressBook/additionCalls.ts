import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { lockUser } from '#sandbox/books/exchange/lockUser.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { savedAddresses } from '#sandbox/books/state/schema/chain.ts';
import { REFUSALS } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { implementOnce, type ResultOf, reply } from '#sandbox/server/api/implement.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import { checkGuard } from '../security/checkGuard.ts';
import { countGuess, countGuesses } from '../security/countGuess.ts';
import { type Turns, tooOften } from '../security/takeTurn.ts';
import { describeEntry, type Entry, MOST_ENTRIES, readBook } from './book.ts';
import { buildEntry } from './buildEntry.ts';
import { refuseRecipient, textOfCode } from './codeTexts.ts';
import { judgeNewEntry } from './judgeNewEntry.ts';

const MOST_LINES = 100;
/** The address type of a user inside of the exchange. */
const INSIDE = 1;
const TOO_OFTEN = 139001;

type Result = ResultOf<'addressBatchCreate'>['results'][number];

/** Adding to the book: one address, or many at once (screens.md 2.5). */
export function createAdditionCalls(exchange: Exchange): Call[] {
  const createOne = implementOnce(
    exchange,
    'addressCreate',
    async (sql, input, asker) => {
      const { requestId, riskToken, verification, ...entry } = input;
      const state = await lockUser(sql, asker.uid);
      const book = await readBook(sql, asker.uid);
      const destination = await judgeNewEntry(sql, entry, { exchange, asker, book });
      if (typeof destination === 'number') {
        throw new Refusal(refuseRecipient(destination));
      }
      const { tag, internalType, areaCode } = entry;
      const about = { ...entry, tag, internalType, areaCode };
      await checkGuard(sql, exchange, asker, {
        scene: RISK_SCENES.addressCreate,
        riskToken,
        verification,
        about,
      });
      const row = buildEntry(exchange, state, { entry, destination, nowMs: asker.nowMs });
      await sql.insert(savedAddresses).values(row);
      return reply('addressCreate', { uid: asker.uid, requestId, ...describeEntry(row, asker.nowMs) });
    },
    {
      before: async ({ addressType }, { uid, nowMs }) => {
        if (isInside({ addressType })) await countGuess(exchange.database, uid, nowMs);
      },
    },
  );

  const createMany = implementOnce<'addressBatchCreate', Turns>(
    exchange,
    'addressBatchCreate',
    async (sql, input, asker, guesses) => {
      const { items, requestId, riskToken, verification } = input;
      const { uid, nowMs } = asker;
      let guessesLeft = guesses?.granted ?? 0;
      if (guesses !== undefined && guessesLeft === 0 && items.every(isInside)) {
        throw tooOften(guesses.waitMs);
      }
      const state = await lockUser(sql, uid);
      const before = await readBook(sql, uid);
      if (before.length >= MOST_ENTRIES) {
        throw new Refusal(refuseRecipient(132006));
      }
      await checkGuard(sql, exchange, asker, {
        scene: RISK_SCENES.addressBatch,
        riskToken,
        verification,
        about: { items },
      });
      const rows: Entry[] = [];
      const results: Result[] = [];
      // One after the other: a line may be the duplicate of the one before it.
      for (const [index, entry] of items.entries()) {
        if (isInside(entry)) {
          guessesLeft -= 1;
        }
        if (guessesLeft < 0 && isInside(entry)) {
          results.push({ index, code: TOO_OFTEN, msg: textOfCode(TOO_OFTEN) });
          continue;
        }
        const destination = await judgeNewEntry(sql, entry, { exchange, asker, book: [...before, ...rows] });
        if (typeof destination === 'number') {
          results.push({ index, code: destination, msg: textOfCode(destination) });
        } else {
          const row = buildEntry(exchange, state, { entry, destination, nowMs });
          rows.push(row);
          results.push({ index, code: 0, msg: '', row: describeEntry(row, nowMs) });
        }
      }
      if (rows.length > 0) {
        await sql.insert(savedAddresses).values(rows);
      }
      const failed = items.length - rows.length;
      return reply('addressBatchCreate', { uid, requestId, results, created: rows.length, failed });
    },
    {
      // Each line that names a user says whether there is one (screens.md 0.2c).
      before: async ({ items }, { uid, nowMs }) => {
        const wanted = items.filter(isInside).length;
        return wanted === 0
          ? { granted: 0, waitMs: 0 }
          : countGuesses(exchange.database, uid, { wanted, nowMs });
      },
    },
  );

  return [createOne, limitLines(createMany)];
}

function isInside({ addressType }: { readonly addressType: number }): boolean {
  return addressType === INSIDE;
}

/** A batch of more lines than the schema takes has a code of its own. */
function limitLines(call: Call): Call {
  return {
    ...call,
    answer(input, caller) {
      if (caller.session === undefined) {
        return REFUSALS.noPermission;
      }
      return countLines(input) > MOST_LINES ? refuseRecipient(132007) : call.answer(input, caller);
    },
  };
}

function countLines(input: unknown): number {
  const items = typeof input === 'object' && input !== null && 'items' in input ? input.items : undefined;
  return Array.isArray(items) ? items.length : 0;
}
