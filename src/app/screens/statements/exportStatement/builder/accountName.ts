import type { TFunction } from 'i18next';

/** A wallet of the exchange in words; one without words is named by its code. */
export function accountName(code: string, t: TFunction): string {
  switch (code) {
    case 'FUND':
      return t('exports.type.funding');
    case 'SPOT':
      return t('exports.type.spot');
    case 'UNIFIED':
      return t('exports.type.unified');
    case 'CONTRACT':
      return t('exports.type.contract');
    case 'EARN':
      return t('exports.type.savings');
    default:
      return code;
  }
}
