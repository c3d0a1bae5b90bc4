import { describe, expect, test } from 'vitest';
import { outsideUrl } from '#app/browser/outsideUrl.ts';

describe('an address from the exchange', () => {
  const page = 'http://127.0.0.1:8080/user/assets/otc/history';

  test('may be of our own origin, or over https', () => {
    expect(outsideUrl('/files/1.pdf', page)).toBe('http://127.0.0.1:8080/files/1.pdf');
    expect(outsideUrl('https://files.example/1.pdf', page)).toBe('https://files.example/1.pdf');
  });

  test('is refused where it is a script, plain http elsewhere, made by a page, has a name before the host, or is nothing', () => {
    const refused = [
      ...['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'ftp://127.0.0.1:8080/x'],
      ...['http://files.example/1.pdf', 'http://127.0.0.1:8081/1.pdf', '', undefined],
      // URL says that its origin is the page's.
      'blob:http://127.0.0.1:8080/4e3b',
      ...['https://127.0.0.1@files.example/', 'https://user:word@files.example/', 'http://a@127.0.0.1:8080/'],
    ];
    for (const url of refused) expect(outsideUrl(url, page)).toBeNull();
  });
});
