import { describe, expect, it } from 'vitest';
import { explorerHref } from '#app/components/explorerHref.ts';
import { CHAINS } from '#sandbox/seed/reference/chains.ts';

describe('Links to explorers', () => {
  it('lead to the explorer of every chain that has one', () => {
    for (const { explorerTx, explorerAddress } of CHAINS.filter((chain) => chain.explorerTx !== '')) {
      expect(explorerHref(explorerTx, 'ab12')).toBe(`${explorerTx}ab12`);
      expect(explorerHref(explorerAddress, 'ab12')).toBe(`${explorerAddress}ab12`);
    }
  });

  it.each([
    '',
    'http://etherscan.io/tx/',
    'https://etherscan.io.evil.example/tx/',
    'https://etherscan.io@evil.example/',
    'https://user@etherscan.io/',
    'https://etherscan.io:8443/tx/',
    'javascript:alert(1)//',
  ])('are none for %s', (base) => {
    expect(explorerHref(base, 'ab12')).toBeNull();
  });

  it('take an id as it is, whatever is in it', () => {
    expect(explorerHref('https://etherscan.io/tx/', '../a?b#c')).toBe(
      'https://etherscan.io/tx/..%2Fa%3Fb%23c',
    );
  });
});
