import type { Settings } from '#settings.ts';

/** A language model behind an OpenAI-compatible endpoint; null where the operator has set none. */
export type Llm = { write: (task: { rules: string; material: string }) => Promise<string | null> };

const TIMEOUT_MS = 40_000;
/** An essay is a few kilobytes; whatever sends more is cut off. */
const LONGEST_ANSWER = 60_000;

export function openLlm(
  { LLM_URL, LLM_API_KEY, LLM_MODEL }: Pick<Settings, 'LLM_URL' | 'LLM_API_KEY' | 'LLM_MODEL'>,
  timeoutMs = TIMEOUT_MS,
): Llm | null {
  if (LLM_URL === '') return null;
  return {
    /** null: no usable answer in time. What the model says is text and nothing else. */
    async write({ rules, material }) {
      try {
        const response = await fetch(`${LLM_URL.replace(/\/+$/, '')}/chat/completions`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(LLM_API_KEY && { authorization: `Bearer ${LLM_API_KEY}` }),
          },
          body: JSON.stringify({
            model: LLM_MODEL,
            messages: [
              { role: 'system', content: rules },
              { role: 'user', content: material },
            ],
          }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        return response.ok ? contentOf(await bounded(response)) : null;
      } catch {
        return null;
      }
    },
  };
}

async function bounded(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LONGEST_ANSWER) break;
  }
  return text;
}

function contentOf(body: string): string | null {
  const { choices } = JSON.parse(body) as { choices?: { message?: { content?: unknown } }[] };
  const content = choices?.[0]?.message?.content;
  return typeof content === 'string' && content.trim() !== '' ? content.trim() : null;
}
