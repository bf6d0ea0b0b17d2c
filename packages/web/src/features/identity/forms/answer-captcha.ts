import type { CaptchaQuestion } from '@ninefold/contract/identity';

/** In a thread of its own, so that typing stays smooth; old browsers do it here, a little at a time. */
export async function answerCaptcha(question: CaptchaQuestion, signal: AbortSignal): Promise<string> {
  if (typeof Worker === 'undefined') return workHere(question);
  try {
    return await workInThread(question, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    return workHere(question);
  }
}

function workInThread(question: CaptchaQuestion, signal: AbortSignal): Promise<string> {
  const worker = new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
    worker.onerror = () => reject(new Error('the thread did not start'));
    signal.addEventListener('abort', () => reject(new Error('the form is gone')));
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}

async function workHere(question: CaptchaQuestion): Promise<string> {
  const { workOut } = await import('./captcha-work.ts');
  return workOut(question);
}
