import type { Deps } from '#deps.ts';
import type { Caller } from '#http/request/caller.ts';
import { hashOfDevice } from '../sessions/known-devices.ts';
import type { Mobile } from './mobiles.ts';
import { smsCodesRepo } from './sms-codes.repo.ts';
import { codeWrong, guessCode } from './sms-codes.ts';

const PROOF = 'reset-proof';
const PROOF_MS = 10 * 60_000;

/**
 * The proof belongs to the session that gave it: knowing somebody's number while they reset their password must not
 * be enough. A browser without a session keeps the code and sends it again with the new password.
 */
export async function proveCode(deps: Deps, caller: Caller, from: Mobile, code: string): Promise<void> {
  const repo = smsCodesRepo(deps.db);
  const proof = proofOf(caller, from);
  // Pressed twice: what was proved stays proved.
  if (proof && (await provedBy(deps, from, proof)) !== null) return;
  const id = await guessCode(deps, caller, from, 'reset', code);
  if (!proof) return void (await repo.giveTryBack(id, hashOfDevice(caller.device)));
  const now = deps.now();
  if (!(await repo.prove(id, deps.secret.hash(PROOF, proof), now, new Date(now.getTime() + PROOF_MS))))
    throw codeWrong();
}

/** The id of a code that was proved in this session, or is right now. */
export async function requireProof(deps: Deps, caller: Caller, from: Mobile, code: string | undefined) {
  const proof = proofOf(caller, from);
  const proved = proof === null ? null : await provedBy(deps, from, proof);
  if (proved !== null) return proved;
  if (code === undefined) throw codeWrong();
  return guessCode(deps, caller, from, 'reset', code);
}

async function provedBy(deps: Deps, from: Mobile, proof: string): Promise<number | null> {
  const newest = await smsCodesRepo(deps.db).newest(from, 'reset');
  const good = newest?.proved_at && !newest.used_at && newest.expires_at > deps.now();
  return good && deps.secret.matches(newest.code_hash, PROOF, proof) ? newest.id : null;
}

const proofOf = ({ identity, token }: Caller, { countryId, mobile }: Mobile): string | null =>
  identity && token ? `${countryId}:${mobile}:${token}` : null;
