import type errorCodes from '../../../static/common-static/sluice/project/release/inverse-error-code/en.json';
import type userAssets from '../../../static/common-static/sluice/project/release/user-assets/en.json';

declare module 'i18next' {
  /** The English files are the list of keys: a key that none of them has does not compile. */
  interface CustomTypeOptions {
    defaultNS: 'user-assets';
    resources: { 'user-assets': typeof userAssets; 'inverse-error-code': typeof errorCodes };
  }
}
