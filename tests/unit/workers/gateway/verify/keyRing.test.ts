import { afterEach, expect, test, vi } from 'vitest';
import { buildKeyPair, MASK } from '#tests/support/signing.ts';
import { createKeyRing } from '#workers/gateway/verify/createKeyRing.ts';
import { loadForge } from '#workers/gateway/verify/rsaVerify.ts';

const KEYS = { v1: { publicKey: buildKeyPair().publicKey, mask: MASK } };

afterEach(() => vi.restoreAllMocks());

test('nothing is kept of versions that there is no key for: an answer may name any, of any length', async () => {
  const ring = createKeyRing({ keys: KEYS, subtle: crypto.subtle, loadForge });
  const kept = vi.spyOn(Map.prototype, 'set');
  for (const version of ['v9', 'x'.repeat(4_000), '__proto__', 'constructor', '']) {
    expect(await ring.find(version)).toBeNull();
  }
  expect(kept).not.toHaveBeenCalled();
});

test('a key is imported once', async () => {
  const ring = createKeyRing({ keys: KEYS, subtle: crypto.subtle, loadForge });
  const imported = vi.spyOn(crypto.subtle, 'importKey');
  expect(await ring.find('v1')).toBe(await ring.find('v1'));
  expect(imported).toHaveBeenCalledTimes(1);
});
