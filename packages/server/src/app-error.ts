import { ERRORS, type ErrorDetails, type ErrorName } from '@ninefold/contract/errors';

/** A refusal the caller can understand. Anything else that is thrown is a bug and becomes `internal`. */
export class AppError extends Error {
  readonly error: ErrorName;
  readonly details: ErrorDetails | undefined;
  readonly fields: string[] | undefined;

  constructor(error: ErrorName, { details, fields }: { details?: ErrorDetails; fields?: string[] } = {}) {
    super(error);
    this.name = 'AppError';
    this.error = error;
    this.details = details;
    this.fields = fields;
  }

  get status(): number {
    return ERRORS[this.error].status;
  }
}
