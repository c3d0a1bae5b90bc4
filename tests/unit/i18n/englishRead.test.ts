import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { NAMESPACES, readTexts } from './texts.ts';

/** Tells one text from another; two of one key's are never alike by chance. */
const stampOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

// Half of what native readers found was a translation of a sentence that English no longer has. Who changes an English text reads
// it in every language, and then lets the test write englishRead.txt (docs/words.md, "A text that changes").
test('the translations of every English text were read since it changed', async () => {
  const lines = NAMESPACES.flatMap((namespace) =>
    [...readTexts(namespace, 'en')].map(([key, text]) => `${namespace} ${key} ${stampOf(text)}`),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('englishRead.txt');
});
