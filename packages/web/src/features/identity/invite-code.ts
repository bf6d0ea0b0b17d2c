/** An invitation in the address, `?invite=…`; anything that cannot be a code is ignored rather than refused. */
export function inviteCodeOf(value: unknown): string {
  const code = String(value ?? '').trim();
  return /^[\w-]{1,16}$/.test(code) ? code : '';
}
