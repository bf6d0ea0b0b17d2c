/**
 * One key for one intention: pressing again, or after a lost answer, must find the same order. Another membership or
 * another way to pay is another intention, and so is buying the same again later.
 */
export function orderKeys(random: () => string = randomKey) {
  const keys = new Map<string, string>();
  return {
    of(goodsId: string, payType: number): string {
      const intention = `${goodsId} ${payType}`;
      const key = keys.get(intention) ?? random();
      keys.set(intention, key);
      return key;
    },
    forget: () => keys.clear(),
  };
}

/** `crypto.randomUUID` is missing where a classroom uses the site over plain http. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
