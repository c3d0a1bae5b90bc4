import { onTestFinished, vi } from 'vitest';

/** The next file that the page saves: its name and its text. */
export function catchDownload(): Promise<{ readonly name: string; readonly text: string }> {
  return new Promise((done, failed) => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      const name = this.download;
      fetch(this.href)
        .then((file) => file.text())
        .then((text) => done({ name, text }), failed);
    });
    onTestFinished(() => click.mockRestore());
  });
}
