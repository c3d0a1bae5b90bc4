import { expect, test } from 'vitest';
import { VERSION } from '#shared/site/siteOfHost.ts';

import manifest from '../../../../package.json' with { type: 'json' };

test('the version marker is the one of product.md section 9, and that of the package', () => {
  expect(VERSION).toBe('1.1.0');
  expect(manifest.version).toBe(VERSION);
});
