/** A learner who also sends recordings: one cookie, fetch. */
export type Speaker = {
  call<T>(path: string, input: object): Promise<T>;
  send<T>(path: string, input: object, wav: Uint8Array): Promise<T>;
};

/** A guest, or one of the demo accounts. */
export async function speaker(url: string, account = ''): Promise<Speaker> {
  let cookie = '';
  async function ask<T>(path: string, init: RequestInit): Promise<T> {
    const headers = { ...(init.headers as Record<string, string> | undefined), cookie, origin: url };
    const response = await fetch(`${url}/api/${path}`, { method: 'POST', ...init, headers });
    const given = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
    if (given.length > 0) cookie = given.join('; ');
    const answer = (await response.json()) as { code: number; msg: string; data: T };
    if (answer.code !== 200) throw new Error(`${path}: ${answer.code} ${answer.msg}`);
    return answer.data;
  }
  const one: Speaker = {
    call: (path, input) => ask(path, { body: JSON.stringify(input), headers: { 'content-type': 'application/json' } }),
    send(path, input, wav) {
      const body = new FormData();
      body.set('input', JSON.stringify(input));
      body.set('file', new Blob([Uint8Array.from(wav)], { type: 'audio/wav' }), 'piece.wav');
      return ask(path, { body });
    },
  };
  await one.call('student/get-tourist-token', {});
  if (account) await one.call('student/login-by-password', { account, password: 'ninefold-demo' });
  return one;
}
