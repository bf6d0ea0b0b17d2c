import { createHash } from 'node:crypto';
import type { Listening } from '../schema/listening.ts';
import type { Accent } from '../voices/phonemes.ts';

type Speaker = Listening['speakers'][number];
/** `rate` is what the script asks of the speaker: 1 is this voice's share of the usual pace. */
export type Voice = { name: VoiceName; accent: Accent; rate: number };
type Cast = ReadonlyMap<string, Voice>;

const VOICES = [
  ...(['bf_alice', 'bf_emma', 'bf_isabella', 'bf_lily', 'bm_daniel', 'bm_fable', 'bm_george', 'bm_lewis'] as const),
  ...(['af_bella', 'af_heart', 'af_sarah', 'am_fenrir', 'am_michael', 'am_puck'] as const),
];
export type VoiceName = (typeof VOICES)[number];

/**
 * Best first. What the script asks for is sex and age; the accent decides between the two lists. Alice and Emma come
 * last: they begin many sentences with a sound that is not in the text.
 */
const ROLES: Record<Accent, Record<string, VoiceName[]>> = {
  british: {
    'f young': ['bf_isabella', 'bf_lily', 'bf_alice', 'bf_emma'],
    'f adult': ['bf_lily', 'bf_isabella', 'bf_alice', 'bf_emma'],
    'f old': ['bf_lily', 'bf_isabella', 'bf_alice', 'bf_emma'],
    'm young': ['bm_fable', 'bm_daniel', 'bm_george', 'bm_lewis'],
    'm adult': ['bm_george', 'bm_lewis', 'bm_fable', 'bm_daniel'],
    'm old': ['bm_lewis', 'bm_george', 'bm_fable', 'bm_daniel'],
  },
  american: {
    'f young': ['af_heart', 'af_sarah', 'af_bella'],
    'f adult': ['af_bella', 'af_sarah', 'af_heart'],
    'f old': ['af_sarah', 'af_bella', 'af_heart'],
    'm young': ['am_puck', 'am_fenrir', 'am_michael'],
    'm adult': ['am_michael', 'am_fenrir', 'am_puck'],
    'm old': ['am_fenrir', 'am_michael', 'am_puck'],
  },
};

/** She announces the sections, so nobody in them speaks with her voice unless no other is left. */
export const ANNOUNCER: VoiceName = 'bf_emma';

/** The model speaks British and American English; the others get the nearer of the two. */
const NEAREST: Record<Speaker['voice']['accent'], Accent> = {
  'en-GB': 'british',
  'en-AU': 'british',
  'en-NZ': 'british',
  'en-IN': 'british',
  'en-US': 'american',
  'en-CA': 'american',
};

/** Who speaks with which voice: always the same for the same script, and nobody shares a voice with somebody else. */
export function castOf({ id, speakers }: Pick<Listening, 'id' | 'speakers'>): Cast {
  const cast = new Map<string, Voice>();
  for (const speaker of speakers) {
    const { sex, age, rate } = speaker.voice;
    const accent = NEAREST[speaker.voice.accent];
    const taken = [...cast.values()].map(({ name }) => name);
    const open = (ROLES[accent][`${sex} ${age}`] ?? []).filter((name) => !taken.includes(name));
    const free = open.length > 1 ? open.filter((name) => name !== ANNOUNCER) : open;
    // The two best take turns by the speaker's name, so that a learner does not hear one person everywhere.
    const name = free[free.length > 1 ? coin(speaker.name) : 0];
    if (!name) throw new Error(`${id}: no voice is left for ${speaker.id}`);
    cast.set(speaker.id, { ...voiceCalled(name), rate });
  }
  return cast;
}

export const voiceCalled = (name: VoiceName): Voice => ({
  name,
  accent: name.startsWith('b') ? 'british' : 'american',
  rate: 1,
});

const coin = (text: string) => (createHash('sha256').update(text).digest()[2] ?? 0) % 2;
