/** What every script below sets on the window where it runs. */
export const WAS_RUN = 'wasRun';

const RUN = `window.${WAS_RUN}=1`;

/** Texts that a page, a file or a spreadsheet may take for something else than text, by what they try. */
export const HOSTILE_TEXTS = {
  script: `<script>${RUN}</script>`,
  image: `"><img src=x onerror=${RUN}>`,
  drawing: `<svg/onload=${RUN}>`,
  attribute: `' autofocus tabindex=1 onfocus=${RUN} x='`,
  frame: `<iframe srcdoc="<script>parent.${WAS_RUN}=1</script>"></iframe>`,
  scheme: `javascript:${RUN}`,
  dataAddress: `data:text/html,<script>${RUN}</script>`,
  template: `{{constructor.constructor("${RUN}")()}} \${${RUN}}`,
  translation: '$t(error) {{count}} <0>bold</0> {{- raw}}',
  entity: '&lt;b&gt; &#x202e; &amp;nbsp;',
  endOfScript: `]]></script><script>${RUN}</script>`,
  bidiOverride: 'invoice\u202egnp.exe\u202c',
  bidiIsolate: '\u2067open \u2066never closed',
  zeroWidth: 'pay\u200b\u200c\u200d\u2060\ufeffpal',
  halfPair: 'a\ud800b\udfffc',
  nul: 'a\u0000b',
  controls: 'bell\u0007 \u001b[31mred \u0085\u2028\u2029end',
  rightToLeft: 'مرحبا שלום 123',
  combining: `Z${'\u0351\u0342\u0317\u0489'.repeat(40)}algo`,
  families: '👩‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿🇩🇪❤️‍🔥',
  long: 'W'.repeat(4_000),
  longLine: 'word '.repeat(1_000).trim(),
  equals: '=HYPERLINK("http://evil.example","press")',
  plus: '+1+1',
  minus: '-2+3+cmd|" /C calc"!A0',
  at: '@SUM(1,1)',
  tab: '\t=1+1',
  carriageReturn: '\r=1+1',
  fullWidth: '＝1+1',
  otherSeparator: 'a;=1+1;b',
  laterLine: 'a\n=1+1\r\n@SUM(1,1)\rb',
  laterTab: 'a\t=1+1\tb',
  quotes: '"=1+1";"",""\n"',
  proto: '__proto__',
  constructorName: 'constructor',
  prototype: 'prototype',
  numbered: 'sum _x0041_ of all',
  climbing: '../../../../etc/passwd',
  statement: `'; drop table users; --`,
} as const;

/** Names that an object has from its prototype. */
export const PROTOTYPE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
] as const;
