import type { KeyInput, Page } from 'puppeteer-core';
import { describe, expect } from 'vitest';
import { AGREEMENTS } from '#sandbox/calls/amp/ampAgreements.ts';
import { KNOWLEDGE } from '#sandbox/calls/amp/ampKnowledge.ts';
import { expectNothingKept } from '#tests/support/tabs/expectNothingKept.ts';
import { logIn } from '#tests/support/tabs/logIn.ts';
import { logOut } from '#tests/support/tabs/logOut.ts';
import { type Keyboard, openKeyboard } from '#tests/support/tabs/openKeyboard.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';
import { watchWords } from '#tests/support/tabs/watchWords.ts';

const PATH = '/user/assets/questionnaire';
const LONG = { timeout: 180_000 };
const [TAX_ID, NET_WORTH, SOURCE, PRINCIPAL] = ['86095742719', '739164', 'Sold orchard', 'Aunt Odile'];
/** What was answered in words or figures of its own. */
const SECRETS = new RegExp(`${TAX_ID}|1987-03-21|${NET_WORTH}|${SOURCE}|${PRINCIPAL}|dana demo`, 'i');

/** A control as it is called, and what is pressed or typed there. */
type Answered =
  | readonly [name: string, ...keys: readonly KeyInput[]]
  | { readonly name: string; readonly text: string };

const text = (name: string, typed: string): Answered => ({ name: `textbox ${name}`, text: typed });
/** The first of some options that exclude each other has the focus until one is chosen. */
const choose = (first: string, at: number): Answered =>
  at === 0 ? [`radio ${first}`, 'Space'] : [`radio ${first}`, ...Array<KeyInput>(at).fill('ArrowDown')];

const KNOWN: readonly Answered[] = KNOWLEDGE.flatMap(({ question: { type, options }, right }): Answered[] => {
  const isRight = (id: string): boolean => right.includes(id);
  if (type === 'single') {
    return [
      choose(
        options[0]?.text ?? '',
        options.findIndex(({ id }) => isRight(id)),
      ),
    ];
  }
  return options.map(({ id, text: option }) => [
    `checkbox ${option}`,
    ...(isRight(id) ? (['Space'] as const) : []),
  ]);
});

/** The steps of questions: after "Knowledge" and "Eligibility", as the controls follow one another. */
const STEPS: readonly (readonly [name: string, answers: readonly Answered[]])[] = [
  ['Knowledge', KNOWN],
  ['Experience', [text('For how many years have you traded derivatives?', '4'), choose('Yes', 1)]],
  [
    'Finances',
    [
      choose('Less than EUR 30,000', 1),
      text('What are you worth without your home, in EUR?', NET_WORTH),
      text('Where does the money come from? (optional)', SOURCE),
    ],
  ],
  ['Risk tolerance', [choose('None', 1)]],
  ['Declarations', [choose('Yes', 0), choose('Yes', 1), text('For whom do you act?', PRINCIPAL)]],
];

async function answer(keyboard: Keyboard, answers: readonly Answered[]): Promise<void> {
  for (const answered of answers) {
    if ('text' in answered) {
      expect(await keyboard.next()).toBe(answered.name);
      await keyboard.type(answered.text);
    } else {
      const [name, ...keys] = answered;
      expect(await keyboard.next()).toBe(name);
      await keyboard.send(...keys);
    }
  }
}

/** Saves the step that is filled in; the name of the next one has the focus. */
async function goOn(page: Page, keyboard: Keyboard, next: string): Promise<void> {
  await keyboard.tabTo('button Save and continue');
  await keyboard.send('Enter');
  await expect.poll(keyboard.focused, PATIENTLY).toBe(`heading ${next}`);
  await expect
    .poll(() => page.$eval('main form [role=status]', ({ textContent }) => textContent), PATIENTLY)
    .toBe('Saved');
}

/** Says that one acts for another person, which rules out an approval, reads so, and takes it back. */
async function actForOneself(page: Page, keyboard: Keyboard): Promise<void> {
  await expect
    .poll(() => page.$eval('main', ({ innerText }) => innerText), PATIENTLY)
    .toContain('Options are only for trading on your own behalf.');
  expect(await keyboard.next('back')).toBe('radio No');
  await keyboard.send('ArrowUp');
}

/** Opens and ticks an agreement. */
async function read(page: Page, keyboard: Keyboard, title: string): Promise<void> {
  expect(await keyboard.next()).toBe(`button Open text: ${title}`);
  await keyboard.send('Enter');
  await expect.poll(keyboard.focused, PATIENTLY).toBe(`button Close text: ${title}`);
  expect(await keyboard.next()).toBe(`region Text: ${title}`);
  await keyboard.send('End');
  expect(await keyboard.next()).toBe('checkbox I have read it');
  await keyboard.send('Space');
  expect(await page.evaluate(() => document.activeElement?.matches(':checked'))).toBe(true);
}

describe('The options application, with the keyboard alone', () => {
  screenTest(
    'is filled in, left and gone on with, signed and approved, and what was answered is nowhere else',
    LONG,
    async ({ browser, exchange }) => {
      const page = await browser.newPage();
      await page.setViewport({ width: 1440, height: 900 });
      await exchange.exchange.open();
      await logIn(page, exchange.url, 'demo@sluice.example', `${PATH}?lang=en`);
      await page.waitForSelector('[aria-labelledby^=amp-] button', PATIENTLY);
      // A second tab keeps the workers alive while the first one is loaded again.
      await (await browser.newPage()).goto(exchange.url + PATH);
      await page.bringToFront();
      const words = await watchWords(page);
      const keyboard = await openKeyboard(page);

      await keyboard.tabTo('button Start application');
      await keyboard.send('Enter');
      await expect.poll(keyboard.focused, PATIENTLY).toBe('heading Step 1 of 8: Eligibility');
      expect(await keyboard.next()).toBe('combobox In which country do you live?');
      await keyboard.type('Germany');
      expect(await keyboard.next()).toBe('Date When were you born?');
      await keyboard.type('03211987');
      expect(await keyboard.next()).toBe('radio Yes');
      await keyboard.send('ArrowDown');
      // Without a number there is nothing more to ask.
      expect(await keyboard.next()).toBe('button Save and continue');
      expect(await keyboard.next('back')).toBe('radio No');
      await keyboard.send('ArrowUp');
      expect(await keyboard.next()).toBe('textbox Your tax number');
      await keyboard.type(TAX_ID.slice(0, 4));
      await keyboard.tabTo('button Save and continue');
      await keyboard.send('Enter');
      await expect.poll(keyboard.focused, PATIENTLY).toBe('textbox Your tax number');
      expect(await page.evaluate(() => document.activeElement?.ariaInvalid)).toBe('true');
      await keyboard.type(TAX_ID.slice(4));
      await goOn(page, keyboard, 'Step 2 of 8: Knowledge');

      for (const [at, [, answers]] of STEPS.entries()) {
        await answer(keyboard, answers);
        const [next = 'Agreements'] = STEPS[at + 1] ?? [];
        if (next === 'Agreements') await actForOneself(page, keyboard);
        await goOn(page, keyboard, `Step ${at + 3} of 8: ${next}`);
        if (next !== 'Risk tolerance') continue;
        await page.reload();
        await page.waitForSelector('[aria-labelledby^=amp-] button', PATIENTLY);
        await keyboard.tabTo('button Continue application');
        await keyboard.send('Enter');
        await expect.poll(keyboard.focused, PATIENTLY).toBe('heading Step 5 of 8: Risk tolerance');
      }

      for (const { title } of AGREEMENTS) await read(page, keyboard, title);
      expect(await keyboard.next()).toBe('textbox Your full name');
      await keyboard.type('dana demo');
      await keyboard.send('Enter');
      await expect.poll(keyboard.focused, PATIENTLY).toMatch(/^status/);
      expect(await keyboard.next()).toBe('button Sign again');
      await keyboard.send('Enter');
      await expect.poll(keyboard.focused, PATIENTLY).toBe('textbox Your full name');
      await keyboard.send('Enter');
      await expect.poll(keyboard.focused, PATIENTLY).toMatch(/^status/);
      expect(await keyboard.next()).toBe('button Sign again');
      expect(await keyboard.next()).toBe('button Back');
      expect(await keyboard.next()).toBe('button Continue to review');
      await keyboard.send('Enter');
      await expect.poll(keyboard.focused, PATIENTLY).toBe('heading Step 8 of 8: Review');
      expect(await keyboard.tabTo('button Submit application')).toEqual([
        'button Change Eligibility',
        ...STEPS.map(([name]) => `button Change ${name}`),
        'button Submit application',
      ]);
      await keyboard.send('Enter');
      await keyboard.prove();
      await expect.poll(keyboard.focused, PATIENTLY).toBe('main Options application');
      await expect
        .poll(() => page.$eval('main', ({ innerText }) => innerText), PATIENTLY)
        .toMatch(/Approved[\s\S]*Agreements you signed[\s\S]*Signed by: dana demo/);

      await logOut(page, keyboard, 'Dana Demo');
      await expectNothingKept(page, words, { secrets: SECRETS, asked: 'amp/agreement/apply' });
    },
  );
});
