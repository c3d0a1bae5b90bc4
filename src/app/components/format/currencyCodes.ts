/** The codes of the world's currencies, in capitals: "EUR". */
export const CURRENCY_CODES: readonly string[] = Intl.supportedValuesOf('currency');
