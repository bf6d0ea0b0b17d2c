import { timingSafeEqual } from 'node:crypto';
import type { House } from '#house.ts';
import type { Caller } from '#http/request/caller.ts';
import type { Mobile } from './mobiles.ts';
import { smsCodesRepo } from './sms-codes.repo.ts';
import { codeWrong, guessCode } from './sms-codes.ts';

const PROOF_MS = 10 * 60_000;

/**
 * The proof belongs to the session that gave it: knowing somebody's number while they reset their password must not
 * be enough. A browser without a session keeps the code and sends it again with the new password.
 */
export async function proveCode(house: House, caller: Caller, from: Mobile, code: string): Promise<void> {
  const repo = smsCodesRepo(house.db);
  const proof = proofHash(house, caller, from);
  // Pressed twice: proved is proved.
  if (proof && (await provedBy(house, from, proof)) !== null) return;
  const id = await guessCode(house, from, 'reset', code);
  if (!proof) return void (await repo.giveTryBack(id));
  const now = house.now();
  if (!(await repo.prove(id, proof, now, new Date(now.getTime() + PROOF_MS)))) throw codeWrong();
}

/** The id of a code that was proved in this session, or is right now. */
export async function requireProof(house: House, caller: Caller, from: Mobile, code: string | undefined) {
  const proof = proofHash(house, caller, from);
  const proved = proof && (await provedBy(house, from, proof));
  if (proved !== null) return proved;
  if (code === undefined) throw codeWrong();
  return guessCode(house, from, 'reset', code);
}

async function provedBy(house: House, from: Mobile, proof: Uint8Array): Promise<number | null> {
  const newest = await smsCodesRepo(house.db).newest(from, 'reset');
  const good = newest?.proved_at && !newest.used_at && newest.expires_at > house.now();
  return good && timingSafeEqual(newest.code_hash, proof) ? newest.id : null;
}

function proofHash(house: House, { identity, token }: Caller, { countryId, mobile }: Mobile): Uint8Array | null {
  return identity && token ? house.secret.hash('reset-proof', `${countryId}:${mobile}:${token}`) : null;
}
