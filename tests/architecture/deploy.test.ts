import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { composeNginxConf } from '../../scripts/deploy/nginx/composeNginxConf.ts';
import { readSiteSettings } from '../../scripts/deploy/siteSettings.ts';
import { ROOT, readText } from './source/readProject.ts';

const EXAMPLE = join(ROOT, 'deploy/site.json');

test('the written nginx.conf is what its settings and the table of headers make: npm run deploy:conf writes it', () => {
  expect(readText('deploy/nginx.conf')).toBe(composeNginxConf(readSiteSettings(EXAMPLE)));
});

test('a trial keeps no browser to TLS', () => {
  const settings = readSiteSettings(EXAMPLE);
  expect(composeNginxConf(settings)).toContain('strict-transport-security');
  expect(composeNginxConf({ ...settings, strictTransport: false })).not.toContain(
    'strict-transport-security',
  );
});

test('settings that could end a directive, or that the page could not read, are refused with the name of the field', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sluice-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'site.json');
  const read = (values: object) => () => {
    writeFileSync(path, JSON.stringify({ ...JSON.parse(readText('deploy/site.json')), ...values }));
    return readSiteSettings(path);
  };
  expect(read({ serverName: 'a.example; root /' })).toThrow('does not fit at serverName');
  expect(read({ root: 'srv' })).toThrow('does not fit at root: is to be an absolute path.');
  expect(read({ framed: { serverName: 'a.example', ancestor: "'self'" } })).toThrow('framed.ancestor');
  expect(read({ appConfig: { klineV2: 'yes' } })).toThrow('does not fit at klineV2');
  expect(read({ unknown: 1 })).toThrow('does not fit');
});
