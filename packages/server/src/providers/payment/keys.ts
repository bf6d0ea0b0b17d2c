import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { SettingsError } from '#settings.ts';

/**
 * Keys come as operators get them: PEM (an environment file may hold its line ends as \n), the bare base64 that
 * Alipay's tool prints, or a path. A bad one stops the start by the name of the setting, never by its content.
 */
export function privateKey(setting: string, value: string): KeyObject {
  return read(setting, value, ['PRIVATE KEY', 'RSA PRIVATE KEY'], createPrivateKey);
}

/** Or a certificate, whose public key is taken. */
export function publicKey(setting: string, value: string): KeyObject {
  return read(setting, value, ['PUBLIC KEY', 'CERTIFICATE'], createPublicKey);
}

function read(setting: string, value: string, labels: string[], open: (pem: string) => KeyObject): KeyObject {
  for (const pem of candidates(textOf(value), labels)) {
    try {
      const key = open(pem);
      if (key.asymmetricKeyType === 'rsa') return key;
    } catch {
      // Not in this form; the next one may fit.
    }
  }
  throw new SettingsError(`${setting}: not an RSA key (PEM, base64, or the path of a file)`);
}

function textOf(value: string): string {
  const text = value.trim().replaceAll('\\n', '\n');
  const isPath = !text.includes('\n') && !text.startsWith('-----') && text.length < 1000 && existsSync(text);
  return isPath ? readFileSync(text, 'utf8').trim() : text;
}

function candidates(text: string, labels: string[]): string[] {
  if (text.startsWith('-----')) return [text];
  const lines = text.replace(/\s/g, '').match(/.{1,64}/g) ?? [];
  return labels.map((label) => `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----`);
}
