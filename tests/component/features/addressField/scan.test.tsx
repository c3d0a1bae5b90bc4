import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { encodeQr } from '#app/components/qr/encodeQr.ts';
import { ADDRESS_SAMPLES, ADDRESS_CHAINS as CHAINS } from '#tests/support/browser/addressChains.ts';
import { openAddressField } from '#tests/support/browser/openAddressField.tsx';

const { xrp } = ADDRESS_SAMPLES;
const said = (): string => document.body.textContent ?? '';

/** A QR code on a ground that lets shine through what is behind it. */
function drawTransparent(text: string, colour: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [400, 400];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  const { size, path } = encodeQr(text);
  context.scale(400 / size, 400 / size);
  context.fillStyle = colour;
  context.fill(new Path2D(path));
  return canvas;
}

/** A picture with a QR code in its middle; without a text, a picture without one. */
function draw(text: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [600, 400];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  context.fillStyle = '#ccc';
  context.fillRect(0, 0, 600, 400);
  if (text === '') return canvas;
  const { size, path } = encodeQr(text);
  context.translate(150, 50);
  context.scale(300 / size, 300 / size);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  return canvas;
}

async function choose(canvas: HTMLCanvasElement): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('The picture could not be drawn.');
  const input = document.querySelector('input[type="file"]');
  await userEvent.upload(input as HTMLInputElement, new File([blob], 'code.png', { type: 'image/png' }));
}

function giveCamera(open: () => Promise<MediaStream>): void {
  const spy = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(open);
  onTestFinished(() => spy.mockRestore());
}

it('A QR code in an image file fills the field with all that it says; a picture without one says so', async () => {
  const page = await openAddressField({ coin: 'XRP', chain: CHAINS.XRP });
  await choose(draw(''));
  await expect.poll(said).toContain("We couldn't find a QR code in this image");
  await choose(draw(`ripple:${xrp}?dt=12345&amount=7`));
  await expect.element(page.field).toHaveValue(xrp);
  await expect.poll(page.form).toMatchObject({ tag: '12345', amount: '7' });
  expect(said()).not.toContain("We couldn't find a QR code");
});

it.each(['#000', '#fff'])('A QR code on a transparent ground is read, drawn in %s', async (colour) => {
  const page = await openAddressField({ coin: 'XRP', chain: CHAINS.XRP });
  await choose(drawTransparent(xrp, colour));
  await expect.element(page.field).toHaveValue(xrp);
});

it('The camera fills the field with the code that it sees, and is switched off at once', async () => {
  const stream = draw(xrp).captureStream(10);
  giveCamera(async () => stream);
  const page = await openAddressField({ chain: CHAINS.XRP });
  await page.screen.getByRole('button', { name: 'Scan QR code' }).click();
  await expect.element(page.field).toHaveValue(xrp);
  expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']);
  await expect.element(page.screen.getByRole('dialog')).not.toBeInTheDocument();
});

it('A camera that may not be used is told as such, and the file remains', async () => {
  giveCamera(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const page = await openAddressField({ chain: CHAINS.XRP });
  await page.screen.getByRole('button', { name: 'Scan QR code' }).click();
  await expect.poll(said).toContain('Camera access is blocked.');
});
