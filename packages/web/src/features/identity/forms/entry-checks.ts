/** What the page can tell without asking the server. The server judges everything again. */
const CHECKS = {
  mobile: (value: string) => value.replace(/\D/g, '').length >= 4,
  code: (value: string) => /^\d{6}$/.test(value.trim()),
  account: (value: string) => value.trim() !== '',
  password: (value: string) => value !== '',
  new_password: (value: string) => value.length >= 8 && value.length <= 64,
};

type Checked = keyof typeof CHECKS;

/** The fields that cannot be right yet, in the order in which they were given. */
export function wrongEntries<Field extends Checked>(entries: { readonly [Name in Field]?: string }): Field[] {
  return (Object.keys(entries) as Field[]).filter((field) => !CHECKS[field](entries[field] ?? ''));
}

/** People type a code with spaces and Chinese keyboards give full-width digits: both mean the same six digits. */
export function codeDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, 6);
}
