import type { TFunction } from 'i18next';
import type { Product, Section } from './application.ts';

/** The steps of screens.md 1.19, which have words here. */
const SECTIONS = ['eligibility', 'knowledge', 'experience', 'finances', 'risk', 'declarations'] as const;

/** In the reader's language where the section is known, else in the exchange's words. */
export function sectionName({ id, title }: Pick<Section, 'id' | 'title'>, t: TFunction): string {
  const known = SECTIONS.find((section) => section === id);
  return known === undefined ? title : t(`amp.step.${known}`);
}

export function productName({ productId, name }: Pick<Product, 'productId' | 'name'>, t: TFunction): string {
  return productId === 'options' ? t('amp.product.options') : name;
}
