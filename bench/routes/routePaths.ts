import { SCREENS } from '../../src/shared/site/screenTable.ts';

/** The account whose small balances are opened. */
const ACCOUNT = 'funding';

/** The addresses of the twenty screens (product.md section 2), in the order of the product's sections. */
export const ROUTE_PATHS: readonly string[] = SCREENS.map(
  ({ path }) => `/user/assets${path.replace(':id', ACCOUNT)}`,
);
