import { Fragment, type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { translatePage } from '#tests/support/tabs/translatePage.ts';

/** A part of a page in several states, which a click leads through, and what each says. */
function Steps({ steps }: { readonly steps: readonly (() => ReactNode)[] }) {
  const [at, setAt] = useState(0);
  return (
    <button type="button" onClick={() => setAt((before) => before + 1)}>
      {steps[at]?.()}
    </button>
  );
}

const amount = (figure: string, isLate: boolean): ReactNode => (
  <p>
    {isLate && 'Late: '}
    {figure} BTC
  </p>
);

const mixed = (figure: string, icon: ReactNode, remark: string | null): ReactNode => (
  <p>
    {remark}
    {icon}
    You pay {figure} <b>BTC</b>
    {remark !== null && ' soon'}
  </p>
);

const inFragment = (figure: string | null): ReactNode => (
  <>
    {figure !== null && <Fragment>{figure}</Fragment>}
    <i>of</i>
    {figure}
  </>
);

const list = (names: readonly string[]): ReactNode => <p>{names.map((name) => `${name} `)}</p>;

test.each([
  [
    'texts alone',
    [() => amount('1', false), () => amount('2', true), () => amount('3', false)],
    ['1 BTC', 'Late: 2 BTC', '3 BTC'],
  ],
  [
    'texts beside elements that come and go',
    [() => mixed('1', null, null), () => mixed('2', <i>!</i>, 'Note '), () => mixed('3', null, null)],
    ['You pay 1 BTC', 'Note !You pay 2 BTC soon', 'You pay 3 BTC'],
  ],
  [
    'texts of a fragment',
    [() => inFragment('1'), () => inFragment(null), () => inFragment('3')],
    ['1of1', 'of', '3of3'],
  ],
  [
    'a list of texts',
    [() => list(['a', 'b']), () => list(['c']), () => list(['d', 'e', 'f'])],
    ['a b', 'c', 'd e f'],
  ],
  [
    'a text in the place of an element',
    [() => <p>1</p>, () => <p>{<b>2</b>}</p>, () => <p>{'3'} BTC</p>],
    ['1', '2', '3 BTC'],
  ],
] as const)('a page that a browser translates goes on showing %s', async (_what, steps, said) => {
  const screen = await render(<Steps steps={steps} />);
  translatePage();
  const button = screen.getByRole('button');
  for (const [at, words] of said.entries()) {
    await expect.poll(() => button.element().textContent?.trim()).toBe(words);
    const { length } = button.element().querySelectorAll('font');
    await expect
      .poll(() => (at === 0 ? length >= 0 : button.element().querySelectorAll('font').length > 0))
      .toBe(true);
    await button.click();
  }
});
