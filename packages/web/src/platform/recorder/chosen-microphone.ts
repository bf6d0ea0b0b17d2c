import { safeStorage } from '#platform/safe-storage.ts';

const NAME = 'ninefold-microphone';

/** The microphone the learner chose on this device, for every recording of the product. */
export const chosenMicrophone = {
  get: (): string | undefined => safeStorage.get(NAME) ?? undefined,
  set: (id: string): void => safeStorage.set(NAME, id),
};
