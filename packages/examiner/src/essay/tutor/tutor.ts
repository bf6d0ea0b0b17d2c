import type { AssessedReport, EssayRequest } from '../report.ts';
import { type Advice, readAdvice } from './advice.ts';
import { messagesFor } from './messages.ts';

/** Any server that speaks OpenAI's chat completions. All of it comes from the operator's settings. */
type TutorSettings = {
  baseUrl: string;
  apiKey?: string;
  model: string;
  timeoutMs?: number;
  /** How often a failed call is tried again. */
  retries?: number;
};
type TutoredReport = { report: AssessedReport; advice: Advice | null; failure: TutorFailure | null };
type TutorFailure = 'timeout' | 'unreachable' | 'refused' | 'malformed';

/** How much an endpoint may send before it is cut off: comments on one essay are a few kilobytes. */
const LONGEST_ANSWER = 200_000;

/**
 * Asks a language model for richer comments on a finished report. The report comes back as it was, whatever the model
 * says: its bands belong to the examiner, and advice that does not pass the check is left out.
 */
export async function adviseOn(
  request: EssayRequest,
  report: AssessedReport,
  settings: TutorSettings,
): Promise<TutoredReport> {
  const deadline = AbortSignal.timeout(settings.timeoutMs ?? 30_000);
  let failure: TutorFailure = 'unreachable';
  for (let attempt = 0; attempt <= (settings.retries ?? 1); attempt++) {
    const answer = await ask(request, report, settings, deadline);
    if (typeof answer !== 'string') {
      const advice = readAdvice(answer.content, report);
      if (advice) return { report, advice, failure: null };
      failure = 'malformed';
    } else {
      failure = answer;
    }
    // A wrong key or a wrong address stays wrong; time that has run out does not come back.
    if (failure === 'refused' || failure === 'timeout') break;
  }
  return { report, advice: null, failure };
}

async function ask(
  request: EssayRequest,
  report: AssessedReport,
  settings: TutorSettings,
  deadline: AbortSignal,
): Promise<{ content: string } | TutorFailure> {
  try {
    const response = await fetch(`${settings.baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(settings.apiKey ? { authorization: `Bearer ${settings.apiKey}` } : {}),
      },
      body: JSON.stringify({
        model: settings.model,
        temperature: 0,
        response_format: { type: 'json_object' },
        messages: messagesFor(request, report),
      }),
      redirect: 'error',
      signal: deadline,
    });
    if (response.status === 429 || response.status >= 500) return 'unreachable';
    if (!response.ok) return 'refused';
    const content = contentOf(await textOf(response));
    return content === null ? 'malformed' : { content };
  } catch {
    return deadline.aborted ? 'timeout' : 'unreachable';
  }
}

async function textOf(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LONGEST_ANSWER) break;
  }
  return text;
}

function contentOf(body: string): string | null {
  try {
    const { choices } = JSON.parse(body) as { choices?: { message?: { content?: unknown } }[] };
    const content = choices?.[0]?.message?.content;
    return typeof content === 'string' ? content : null;
  } catch {
    return null;
  }
}
