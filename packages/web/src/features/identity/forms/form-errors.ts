import { ApiError } from '@ninefold/contract/client';
import { messageOf } from '#lib/errors/message-of.ts';

/** What a form shows after a refusal: sentences below fields, and one above the button for the rest. */
export type FormErrors<Field extends string> = { fields: Partial<Record<Field, string>>; message: string | null };

export type FieldSentences<Field extends string> = {
  /** Every field the form has, with what to do when the server finds it invalid. */
  fields: Readonly<Record<Field, string>>;
  /** When something failed that the server did not put into words. */
  otherwise: string;
};

export function formErrors<Field extends string>(error: unknown, sentences: FieldSentences<Field>): FormErrors<Field> {
  const said = messageOf(error, sentences.otherwise);
  if (!(error instanceof ApiError)) return { fields: {}, message: said };
  const named = namedFields(error).filter((field): field is Field => Object.keys(sentences.fields).includes(field));
  if (named.length === 0) return { fields: {}, message: said };
  // "Some of what was sent is not valid" helps nobody below a field, so the form's own sentence says how to correct it.
  const sentence = (field: Field) => (error.error === 'invalid_input' ? sentences.fields[field] : said);
  return {
    fields: Object.fromEntries(named.map((field) => [field, sentence(field)])) as FormErrors<Field>['fields'],
    message: null,
  };
}

/** These refusals are about one field by their nature, whether or not the server names it. */
const FIELD_OF: Record<string, string> = {
  sms_code_wrong: 'code',
  mobile_invalid: 'mobile',
  mobile_taken: 'mobile',
  passwords_differ: 'submit_password',
};

function namedFields(error: ApiError): string[] {
  if (error.fields.length > 0) return error.fields;
  const field = FIELD_OF[error.error];
  return field ? [field] : [];
}

/** The same shape for what the page itself finds before it sends anything. */
export function pageErrors<Field extends string>(
  wrong: readonly Field[],
  sentences: FieldSentences<Field>,
): FormErrors<Field> {
  return {
    fields: Object.fromEntries(wrong.map((field) => [field, sentences.fields[field]])) as FormErrors<Field>['fields'],
    message: null,
  };
}

/** The first field with an error, in reading order: it gets the focus. */
export function firstWrong<Field extends string>(errors: FormErrors<Field>, order: readonly Field[]): Field | null {
  return order.find((field) => errors.fields[field] !== undefined) ?? null;
}
