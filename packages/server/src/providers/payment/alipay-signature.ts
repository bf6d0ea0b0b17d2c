import type { KeyObject } from 'node:crypto';
import { isSigned, signed } from './rsa.ts';

/** Alipay's RSA2: the parameters by name, `a=1&b=2`, as they are before any encoding. */

type Parameters = Readonly<Record<string, string>>;

/** A request is signed over all its parameters that say something. */
export function signRequest(parameters: Parameters, key: KeyObject): Record<string, string> {
  const said = Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== ''));
  return { ...said, sign: signed(inOrder(said), key) };
}

/** A callback is signed over everything but the signature and its kind. */
export function isSignedCallback({ sign = '', sign_type, ...rest }: Parameters, key: KeyObject): boolean {
  return sign_type === 'RSA2' && isSigned(inOrder(rest), sign, key);
}

/** An answer is signed over the very characters of its main object: reading and writing it again could change them. */
export function signedAnswer(text: string, name: string, key: KeyObject): unknown {
  const raw = objectAfter(text, `"${name}":`);
  const { sign } = JSON.parse(text) as { sign?: unknown };
  if (raw === null || typeof sign !== 'string' || !isSigned(raw, sign, key)) throw new Error('not signed by Alipay');
  return JSON.parse(raw);
}

const inOrder = (parameters: Parameters) =>
  Object.keys(parameters)
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');

function objectAfter(text: string, label: string): string | null {
  const start = text.indexOf(label) + label.length;
  if (start < label.length || text[start] !== '{') return null;
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (inString && sign === '\\') at++;
    else if (sign === '"') inString = !inString;
    else if (!inString && sign === '{') depth++;
    else if (!inString && sign === '}' && --depth === 0) return text.slice(start, at + 1);
  }
  return null;
}
