import type { Call } from '@ninefold/contract/call';
import type { Contract } from '@ninefold/contract/contract';

/** Every path of the contract, e.g. `/api/attempt/save`, so that a list of paths cannot name one that does not exist. */
export type CallPath = `/api/${PathsIn<Contract>}`;

type PathsIn<Group> = {
  [Name in keyof Group & string]: Group[Name] extends Call ? Kebab<Name> : `${Kebab<Name>}/${PathsIn<Group[Name]>}`;
}[keyof Group & string];

/** As `pathOf` of the contract does it: `getInfo` becomes `get-info`. */
type Kebab<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? Letter extends Lowercase<Letter>
    ? `${Letter}${Kebab<Rest>}`
    : `-${Lowercase<Letter>}${Kebab<Rest>}`
  : '';
