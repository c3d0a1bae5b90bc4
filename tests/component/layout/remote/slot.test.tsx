import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { MountedModule, ShellModule } from '#app/layout/remote/shellModule.ts';
import { createDeferred } from '#shared/async/deferred.ts';
import { FAILURE, openSlot } from '#tests/support/browser/openSlot.tsx';

type Props = { readonly text: string };

/** A module that writes its text, but where the test has it do something else. */
function moduleOf(changes: Partial<MountedModule<Props>> = {}): ShellModule<Props> {
  return {
    mount: (slot, { text }) => {
      slot.replaceChildren(text);
      return {
        update: (props) => slot.replaceChildren(props.text),
        unmount: () => slot.replaceChildren(),
        ...changes,
      };
    },
  };
}

/** What is written to the console, and not shown among the results of the tests. */
function hearErrors() {
  const heard = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => heard.mockRestore());
  return heard;
}

function open(load: () => Promise<ShellModule<Props>>) {
  return openSlot({
    load,
    props: { text: 'first' },
    className: 'header-slot',
    fallback: <p>In its place</p>,
  });
}

const fault = (): never => {
  throw new Error('a fault of the module');
};

test('a slot shows what its module does, with the newest props', async () => {
  const { screen, update } = await open(async () => moduleOf());
  await expect.element(screen.getByText('first')).toBeVisible();
  await update({ text: 'second' });
  await expect.element(screen.getByText('second')).toBeVisible();
});

test('props that change while the module is on its way are the ones it begins with', async () => {
  const arrival = createDeferred<ShellModule<Props>>();
  const { screen, update } = await open(() => arrival.promise);
  await update({ text: 'newest' });
  arrival.resolve(moduleOf());
  await expect.element(screen.getByText('newest')).toBeVisible();
});

test('a module is unmounted when its place goes', async () => {
  const unmount = vi.fn();
  const { screen } = await open(async () => moduleOf({ unmount }));
  await expect.element(screen.getByText('first')).toBeVisible();
  await screen.unmount();
  expect(unmount).toHaveBeenCalledTimes(1);
});

test('a module that fails to load when its place is gone changes nothing', async () => {
  const heard = hearErrors();
  const arrival = createDeferred<void>();
  const load = vi.fn(() => arrival.promise.then(fault));
  const { screen } = await open(load);
  await screen.unmount();
  arrival.resolve();
  await load.mock.results[0]?.value.catch(() => undefined);
  expect(heard).not.toHaveBeenCalled();
});

test('a module that comes when its place is gone is not begun', async () => {
  const arrival = createDeferred<ShellModule<Props>>();
  const mount = vi.fn();
  const { screen } = await open(() => arrival.promise);
  await screen.unmount();
  arrival.resolve({ mount });
  await arrival.promise;
  expect(mount).not.toHaveBeenCalled();
});

describe('the page stays, the console says so and something stands in its place', () => {
  test.each<[what: string, load: () => Promise<ShellModule<Props>>]>([
    ['cannot be had', async () => fault()],
    ['cannot begin', async () => ({ mount: fault })],
  ])('where a module %s', async (_what, load) => {
    const heard = hearErrors();
    const { screen, slot } = await open(load);
    await expect.element(screen.getByText('In its place')).toBeVisible();
    await expect.element(screen.getByText('A screen')).toBeVisible();
    expect(heard.mock.calls).toEqual([[FAILURE, new Error('a fault of the module')]]);
    expect(slot.getBoundingClientRect().height).toBe(56);
  });

  test('where a module cannot show other props, of which nothing is left then', async () => {
    const heard = hearErrors();
    const unmount = vi.fn();
    const { screen, update } = await open(async () => moduleOf({ update: fault, unmount }));
    await expect.element(screen.getByText('first')).toBeVisible();
    await update({ text: 'second' });
    await expect.element(screen.getByText('In its place')).toBeVisible();
    await expect.element(screen.getByText('first')).not.toBeVisible();
    expect(unmount).toHaveBeenCalledTimes(1);
    expect(heard.mock.calls).toEqual([[FAILURE, new Error('a fault of the module')]]);
    // A module that has failed is not asked again.
    await update({ text: 'third' });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('and a module that cannot end takes nothing with it', async () => {
    const heard = hearErrors();
    const { screen } = await open(async () => moduleOf({ unmount: fault }));
    await expect.element(screen.getByText('first')).toBeVisible();
    await screen.unmount();
    expect(heard.mock.calls).toEqual([[FAILURE, new Error('a fault of the module')]]);
  });
});

test('a slot is as high before its module comes as it is with it', async () => {
  const arrival = createDeferred<ShellModule<Props>>();
  const { screen, slot } = await open(() => arrival.promise);
  const top = () => screen.getByRole('main').element().getBoundingClientRect().top;
  const before = top();
  expect(slot.getBoundingClientRect().height).toBe(56);
  arrival.resolve(moduleOf());
  await expect.element(screen.getByText('first')).toBeVisible();
  expect(top()).toBe(before);
});
