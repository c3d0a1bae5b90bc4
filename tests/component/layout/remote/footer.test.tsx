import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadShellModule } from '#app/layout/remote/loadShellModule.ts';
import type { FooterProps } from '#app/layout/remote/shellModule.ts';
import { LANGUAGES } from '#shared/site/languages.ts';
import { openFilledSlot } from '#tests/support/browser/openSlot.tsx';
import { openTexts } from '#tests/support/browser/openTexts.ts';

const PROPS: FooterProps = {
  isGeneralMode: false,
  links: [
    { label: 'Terms of use', href: 'https://www.sluice.example/legal/en/terms' },
    { label: 'Privacy', href: 'https://www.sluice.example/legal/en/privacy' },
  ],
  notices: { label: 'Third-party notices', href: '/user/assets/third-party-notices.txt' },
  words: {
    links: 'Legal and service',
    depositHint: 'Only send coins over the chain that the address is made for.',
    risk: 'You may lose everything you invest.',
    rights: '© 2026 Sluice',
    version: 'Version 1.1.0',
  },
};

function openFooter(changes: Partial<FooterProps> = {}, className = 'footer-slot') {
  return openFilledSlot({
    load: () => loadShellModule<FooterProps>('footer'),
    props: { ...PROPS, ...changes },
    className,
  });
}

test('the footer names the risk, the rights and the version, and links to what is legal', async () => {
  const { screen } = await openFooter();
  for (const words of ['You may lose everything you invest.', '© 2026 Sluice', 'Version 1.1.0']) {
    await expect.element(screen.getByText(words)).toBeVisible();
  }
  const links = screen.getByRole('navigation', { name: 'Legal and service' }).getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Terms of use', 'https://www.sluice.example/legal/en/terms'],
    ['Privacy', 'https://www.sluice.example/legal/en/privacy'],
  ]);
  const version = screen.getByRole('link', { name: 'Version 1.1.0' });
  expect(version.element().getAttribute('href')).toBe('/user/assets/third-party-notices.txt');
  expect(version.element().getAttribute('title')).toBe('Third-party notices');
});

test('only in general mode, on the deposit pages, it says what matters to a deposit', async () => {
  const { screen, update } = await openFooter();
  const sentence = screen.getByText(PROPS.words.depositHint);
  await expect.element(sentence).not.toBeVisible();
  await update({ ...PROPS, isGeneralMode: true });
  await expect.element(sentence).toBeVisible();
  await update(PROPS);
  await expect.element(sentence).not.toBeVisible();
});

test('a link that has the focus keeps it when its words and its neighbours change', async () => {
  const { screen, update } = await openFooter();
  const terms = screen.getByRole('link', { name: 'Terms of use' }).element() as HTMLElement;
  terms.focus();
  await update({ ...PROPS, links: [{ label: 'Nutzungsbedingungen', href: 'https://www.sluice.example/' }] });
  await expect.element(screen.getByRole('link', { name: 'Nutzungsbedingungen' })).toHaveFocus();
  expect(document.activeElement).toBe(terms);
  expect(screen.getByRole('navigation').getByRole('link').elements()).toHaveLength(1);
});

describe.each([
  ['without', false, 'footer-slot'],
  ['with', true, 'footer-slot-general'],
])('%s the note on deposits', (_with, isGeneralMode, className) => {
  test.each(LANGUAGES)('the footer in %s fits into the place kept for it, at any width', async (language) => {
    const { i18n } = await openTexts(language);
    const t = i18n.getFixedT(language);
    const links = (['terms', 'privacy', 'fees', 'status'] as const).map((name) => ({
      label: t(`footer.${name}`),
      href: 'https://www.sluice.example/',
    }));
    const words = {
      links: t('footer.links'),
      depositHint: t('footer.depositNote'),
      risk: t('footer.risk'),
      rights: t('footer.rights', { year: 2026 }),
      version: t('footer.version', { version: '1.1.0' }),
    };
    onTestFinished(() => page.viewport(1440, 900));
    const { slot } = await openFooter({ links, words, isGeneralMode }, `footer-slot ${className}`);
    for (const width of [320, 360, 480, 576, 768, 992, 1200, 1600]) {
      await page.viewport(width, 900);
      const kept = Number.parseFloat(getComputedStyle(slot).minHeight);
      expect(slot.getBoundingClientRect().height, `${width} px`).toBe(kept);
      expect(slot.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
    }
  });
});
