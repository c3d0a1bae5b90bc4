import { createHash, createPublicKey, verify } from 'node:crypto';
import * as v from 'valibot';
import type { Sandbox } from '#sandbox/createSandbox.ts';

const ConfigSchema = v.object({
  signature: v.object({ v1: v.object({ publicKey: v.string(), mask: v.string() }) }),
});

/** Whether a header is the sandbox's signature of a body, judged by node:crypto and by nothing of the sandbox's. */
export function checkSignature(sandbox: Sandbox, text: string, header: unknown): boolean {
  const { publicKey, mask } = v.parse(ConfigSchema, sandbox.pageConfig).signature.v1;
  const [version, signature = '', timestamp = '', ...more] = String(header).split('.');
  if (version !== 'v1' || more.length > 0 || !/^\d{13}$/.test(timestamp)) {
    return false;
  }
  const pattern = Buffer.from(mask);
  const bytes = Buffer.from(signature, 'base64');
  const unmasked = Buffer.from(bytes.map((byte, i) => byte ^ (pattern[i % pattern.length] ?? 0)));
  const md5 = createHash('md5')
    .update(sortMembers(JSON.parse(text)))
    .digest('hex');
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify('RSA-SHA256', Buffer.from(md5 + timestamp), key, unmasked);
}

/** Milliseconds, as the header has them. */
export function timeOf(header: unknown): number {
  return Number(String(header).split('.')[2]);
}

function sortMembers(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value.map(sortMembers).join()}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const members = new Map(Object.entries(value));
    const keys = [...members.keys()].sort((a, b) => (a < b ? -1 : 1));
    return `{${keys.map((key) => `${JSON.stringify(key)}:${sortMembers(members.get(key))}`).join()}}`;
  }
  return JSON.stringify(value);
}
