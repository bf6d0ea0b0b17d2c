import { type RefObject, useEffect, useState } from 'react';
import { type FieldSentences, type FormErrors, firstWrong, formErrors, pageErrors } from './form-errors.ts';

/** The errors a form shows. Fields are inputs whose `name` is the contract's field name. */
export function useFormErrors<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
  sentences: FieldSentences<Field>,
) {
  const [errors, setErrors] = useState<FormErrors<Field>>({ fields: {}, message: null });
  // An object, so that a second error on the same field focuses it again.
  const [toMend, setToMend] = useState<{ field: Field | null }>({ field: null });

  useEffect(() => {
    const input = toMend.field && form.current?.elements.namedItem(toMend.field);
    if (input instanceof HTMLElement) input.focus();
  }, [toMend, form]);

  function show(next: FormErrors<Field>) {
    setErrors(next);
    setToMend({ field: firstWrong(next, Object.keys(sentences.fields) as Field[]) });
  }

  return {
    fields: errors.fields,
    message: errors.message,
    /** What the server refused. */
    refused: (error: unknown) => show(formErrors(error, sentences)),
    /** What the page found by itself; true when there is no error. */
    passes: (wrong: readonly Field[]) => {
      show(pageErrors(wrong, sentences));
      return wrong.length === 0;
    },
    /** The learner is correcting this field: its error disappears as soon as they type. */
    mending: (field: Field) => {
      setErrors(({ fields }) => ({ fields: { ...fields, [field]: undefined }, message: null }));
    },
  };
}
