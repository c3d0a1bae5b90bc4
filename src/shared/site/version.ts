/** The product's version marker (product.md section 9): what support asks a person to read out. That of package.json. */
export const VERSION = '1.1.0';
