import type { ReactNode } from 'react';
import { expect, onTestFinished } from 'vitest';
import { type RenderResult, render } from 'vitest-browser-react';
import { RemoteSlot } from '#app/layout/remote/RemoteSlot.tsx';
import type { ShellModule } from '#app/layout/remote/shellModule.ts';
import '#app/theme.css';

export interface SlotOptions<Props> {
  readonly load: () => Promise<ShellModule<Props>>;
  readonly props: Props;
  readonly className: string;
  readonly fallback?: ReactNode;
}

export interface OpenSlot<Props> {
  readonly screen: RenderResult;
  /** The element that keeps the module's place. */
  readonly slot: HTMLElement;
  /** Gives the module other props, as a render of the page does. */
  readonly update: (props: Props) => Promise<void>;
}

export const FAILURE = 'failed for this test';

/** A module in its slot, with a button before it and a screen after it. */
export async function openSlot<Props>(options: SlotOptions<Props>): Promise<OpenSlot<Props>> {
  const page = (props: Props): ReactNode => (
    <>
      <button type="button">Before</button>
      <RemoteSlot {...options} failure={FAILURE} props={props} />
      <main>
        <p>A screen</p>
      </main>
    </>
  );
  const screen = await render(page(options.props));
  const slot = screen.container.querySelector<HTMLElement>(`.${options.className.split(' ').join('.')}`);
  if (slot === null) throw new Error('The page has no such slot.');
  return { screen, slot, update: async (props) => screen.rerender(page(props)) };
}

/** The same, once the module has filled it. */
export async function openFilledSlot<Props>(options: SlotOptions<Props>): Promise<OpenSlot<Props>> {
  const opened = await openSlot(options);
  await expect.poll(() => opened.slot.firstElementChild?.childElementCount).toBeGreaterThan(0);
  return opened;
}

/** Lets the page be written from right to left, until the test ends. */
export function writeFromRightToLeft(): void {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => {
    document.documentElement.dir = 'ltr';
  });
}
