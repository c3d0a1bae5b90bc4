import { expect, test } from 'vitest';
import { productHref } from '#app/components/productHref.ts';

const PAGE = { language: 'en', head: '/help', tail: '/article/7' };

test('a link leads to the product where it has a name, and on a local host to the page that stands for it', () => {
  expect(productHref(PAGE, 'eu.sluice.example')).toBe('https://www.sluice.example/help/en/article/7');
  expect(productHref(PAGE, '127.0.0.1')).toBe(
    '/elsewhere?url=https%3A%2F%2Fwww.sluice.example%2Fhelp%2Fen%2Farticle%2F7',
  );
});
