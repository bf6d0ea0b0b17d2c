import { openDatabase } from '#db/open.ts';
import { buildOperatorServices, type OperatorDeps, type OperatorServices } from '#operator-services.ts';
import { openPayments } from '#providers/payment/open.ts';
import { openSecret } from '#secret.ts';
import { readSettings } from '#settings.ts';
import { openStorage } from '#storage/open.ts';

/** The database of the settings, for as long as `work` runs. The embedded one is refused while the server has it. */
export async function withDatabase<T>(
  work: (deps: OperatorDeps) => Promise<T>,
  options: { upgrade?: boolean } = {},
): Promise<T> {
  const settings = readSettings(process.env);
  const db = await openDatabase(settings, options);
  try {
    return await work({
      db,
      settings,
      storage: openStorage(settings),
      now: () => new Date(),
      // Opened by the commands about money alone: to grant coins nobody needs the keys of a provider.
      get payments() {
        return openPayments(settings, openSecret(settings));
      },
    });
  } finally {
    await db.close();
  }
}

/** The services of the operator's commands, on that database. */
export const withOperatorServices = <T>(work: (operatorServices: OperatorServices) => Promise<T>): Promise<T> =>
  withDatabase((deps) => work(buildOperatorServices(deps)));
