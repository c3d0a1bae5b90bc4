import type { ResultOf } from '#sandbox/server/api/implement.ts';

type Question = ResultOf<'ampAgreementQuery'>['products'][number]['sections'][number]['questions'][number];

/** A question that can be right or wrong. */
export interface KnowledgeQuestion {
  readonly question: Question;
  /** What it is about, which is all that a user who fails learns. */
  readonly topic: string;
  /** Ids of the right options; of a choice of several, all of them and no other. */
  readonly right: readonly string[];
}

type Line = readonly [topic: string, text: string, options: readonly string[], right: readonly number[]];

/** Right answers needed (screens.md 1.19). */
export const RIGHT_NEEDED = 7;
/** Right answers needed of the three questions about virtual assets, which Hong Kong asks as well. */
export const LOCAL_RIGHT_NEEDED = 2;

const LINES: readonly Line[] = [
  [
    'What an option is',
    'What does the buyer of a call option get?',
    ['A duty to buy', 'A right to buy', 'A loan'],
    [1],
  ],
  [
    'What an option is',
    'What does the buyer of a put option get?',
    ['A right to sell', 'A duty to sell', 'A dividend'],
    [0],
  ],
  [
    'Risk of buyers',
    'What can the buyer of an option lose at most?',
    ['Nothing', 'The premium', 'More than the premium'],
    [1],
  ],
  [
    'Risk of sellers',
    'What can the seller of an uncovered call lose?',
    ['The premium', 'A fixed amount', 'There is no limit'],
    [2],
  ],
  [
    'Price of an option',
    'Which of these raise the price of a call?',
    ['More volatility', 'A higher price of the coin', 'Less time'],
    [0, 1],
  ],
  [
    'Expiry',
    'What is an option worth that expires out of the money?',
    ['Nothing', 'Its strike', 'Its premium'],
    [0],
  ],
  [
    'Margin',
    'What happens when your margin is too small?',
    ['Nothing', 'Positions are closed', 'You get a loan'],
    [1],
  ],
  [
    'Settlement',
    'How are these options settled?',
    ['In cash, in a stablecoin', 'By delivery of the coin', 'By cheque'],
    [0],
  ],
  [
    'Time value',
    'What does time do to the value of an option you bought?',
    ['It adds to it', 'It takes from it', 'Nothing'],
    [1],
  ],
  [
    'Rules',
    'Which of these are forbidden?',
    ['Trading for someone else', 'Several accounts', 'Closing a position'],
    [0, 1],
  ],
];

const LOCAL_LINES: readonly Line[] = [
  [
    'Nature of virtual assets',
    'Who guarantees the value of a virtual asset?',
    ['The central bank', 'The exchange', 'Nobody'],
    [2],
  ],
  [
    'Custody of virtual assets',
    'What happens to coins whose private key is lost?',
    ['They cannot be moved any more', 'The network sends a new key', 'They go back to the sender'],
    [0],
  ],
  [
    'Risk of virtual assets',
    'Which of these can make a virtual asset worthless?',
    ['A fault in its code', 'A ban by law', 'A holiday of the banks'],
    [0, 1],
  ],
];

/** The ten questions of the test. */
export const KNOWLEDGE: readonly KnowledgeQuestion[] = LINES.map(readLine('k'));

/** What Hong Kong asks for in addition (screens.md 1.19). */
export const VIRTUAL_ASSETS: readonly KnowledgeQuestion[] = LOCAL_LINES.map(readLine('va'));

function readLine(prefix: string) {
  return ([topic, text, options, right]: Line, at: number): KnowledgeQuestion => {
    const choices = options.map((option, letter) => ({ id: 'abc'.charAt(letter), text: option }));
    return {
      topic,
      right: right.map((option) => 'abc'.charAt(option)),
      question: {
        id: `${prefix}${at + 1}`,
        type: right.length > 1 ? 'multi' : 'single',
        text,
        options: choices,
        required: true,
        rule: {},
      },
    };
  };
}
