import { cdp } from 'vitest/browser';

declare module 'vitest/browser' {
  interface CDPSession {
    send(
      method: 'Input.dispatchMouseEvent',
      parameters: {
        readonly type: 'mousePressed' | 'mouseMoved' | 'mouseReleased';
        readonly x: number;
        readonly y: number;
        readonly button: 'left';
        readonly buttons: 0 | 1;
        readonly clickCount: number;
      },
    ): Promise<void>;
  }
}

/** Presses the mouse on an element, moves it by some px as a hand does, and lets go. */
export async function dragElement(
  element: Element,
  by: { readonly x: number; readonly y: number },
): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0, width: innerWidth };
  const scale = frame.width / innerWidth;
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', share: number): Promise<void> =>
    cdp().send('Input.dispatchMouseEvent', {
      type,
      x: frame.left + scale * (left + width / 3 + by.x * share),
      y: frame.top + scale * (top + height / 2 + by.y * share),
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
    });
  await send('mousePressed', 0);
  for (const share of [0.25, 0.5, 0.75, 1]) await send('mouseMoved', share);
  await send('mouseReleased', 1);
}
