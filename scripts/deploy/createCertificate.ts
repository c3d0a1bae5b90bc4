import { generateKeyPairSync, randomBytes } from 'node:crypto';
import forge from 'node-forge';

const DAYS = 30;
const DAY_MS = 86_400_000;

/** A certificate for names of this machine that no browser trusts by itself, and its key, both as PEM. */
export function createCertificate(names: readonly string[]): {
  readonly certificate: string;
  readonly key: string;
} {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  // A first byte below 0x80 keeps the number positive.
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = new Date(Date.now() - DAY_MS);
  certificate.validity.notAfter = new Date(Date.now() + DAYS * DAY_MS);
  const subject = [{ name: 'commonName', value: names[0] ?? 'localhost' }];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.setExtensions([
    { name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create());
  return { certificate: forge.pki.certificateToPem(certificate), key: privateKey };
}
