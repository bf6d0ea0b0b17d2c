/** A part of the page did not arrive: a lost connection, or a new version has replaced the files this page knows. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

export const CHUNK_TIMEOUT_MS = 120_000;

/** A download that neither succeeds nor fails would leave the learner with an empty page for ever. */
export function loadChunk<Module>(load: () => Promise<Module>, timeoutMs: number = CHUNK_TIMEOUT_MS): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError(`no answer within ${timeoutMs / 1000} s`)), timeoutMs);
    load()
      .then(resolve, (cause: unknown) => reject(new ChunkError('the download failed', { cause })))
      .finally(() => clearTimeout(timer));
  });
}
