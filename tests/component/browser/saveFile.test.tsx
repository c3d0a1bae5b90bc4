import { expect, test } from 'vitest';
import { saveFile } from '#app/browser/saveFile.ts';
import { catchDownload } from '#tests/support/browser/catchDownload.ts';

test('A file is saved under a name that leads to no other folder and ends as it looks', async () => {
  const saved = catchDownload();
  saveFile(new Blob(['1']), '../block\u202egnp.exe\n');
  expect(await saved).toEqual({ name: '..-block-gnp.exe-', text: '1' });
});
