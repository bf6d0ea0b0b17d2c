/** The rules for values in a path. A value that breaks its rule makes the whole address unknown. */

type Rule<Value> = (raw: string) => Value | undefined;
type Rules = Record<string, Rule<string | number>>;
type ValueOf<R> = R extends Rule<infer Value> ? Value : never;
type Raw = Readonly<Record<string, string | undefined>>;

type Params<Required extends Rules, Optional extends Rules> = {
  [Name in keyof Required]: ValueOf<Required[Name]>;
} & { [Name in keyof Optional]?: ValueOf<Optional[Name]> | undefined };

export const positiveId: Rule<number> = (raw) => {
  const id = Number(raw);
  return /^[1-9]\d*$/.test(raw) && Number.isSafeInteger(id) ? id : undefined;
};

/** A paper, or 0 for a learner's own question. */
export const paperOrOwn: Rule<number> = (raw) => (raw === '0' ? 0 : positiveId(raw));

export const oneOf =
  <const Value extends string | number>(...values: Value[]): Rule<Value> =>
  (raw) =>
    values.find((value) => String(value) === raw);

/** For `params` of a route: numbers in the app, text in the address. */
export function paramRules<R extends Rules, O extends Rules = Record<never, never>>(required: R, optional?: O) {
  return {
    parse: (raw: Raw): Params<R, O> | false => {
      const values = Object.entries({ ...required, ...optional }).map(([name, rule]) => {
        const text = raw[name];
        if (text === undefined) return { name, ok: !(name in required), value: undefined };
        const value = rule(text);
        return { name, ok: value !== undefined, value };
      });
      if (values.some(({ ok }) => !ok)) return false;
      return Object.fromEntries(values.map(({ name, value }) => [name, value])) as Params<R, O>;
    },
    stringify: (params: Params<R, O>): { [Name in keyof R]: string } & { [Name in keyof O]?: string | undefined } =>
      Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, value === undefined ? undefined : String(value)]),
      ) as { [Name in keyof R]: string } & { [Name in keyof O]?: string | undefined },
  };
}
