import { afterAll, expect, test } from 'vitest';
import { packRecording } from '../spoken.testing.ts';
import { wavOf } from '../wav.testing.ts';
import { openAnswerListener } from './answer-listener.ts';
import { heardMore, NOTHING_HEARD } from './heard.ts';

const listener = openAnswerListener();
afterAll(() => listener.close());

const question = { order: 1010, text: 'Why did you not tell me?', bullets: [], samples: [] };
const pcmOf = (audio: Float32Array) => new Uint8Array(Int16Array.from(audio, (sample) => sample * 32_767).buffer);

test('the listener hears a clip of the pack, judges it, and refuses what is no recording', async () => {
  const audio = await packRecording('dictation-connected-speech-1');
  const heard = await listener.hear({ pcm: pcmOf(audio), more: false });
  if (!heard.ok) throw new Error(heard.about);
  const so = heardMore(NOTHING_HEARD, heard.window);
  expect(so.until).toBeCloseTo(audio.length / 16_000, 2);
  const told = await listener.assess({ file: wavOf(audio), question, heard: so });
  if (!told.ok) throw new Error('not assessed');
  const { report } = told.assessment;
  expect(report).toMatchObject({ order: 1010, part: 1, reason: '', grammar: [] });
  expect(report.words.map(({ text }) => text).join(' ')).toContain('have told you');
  expect(report.length.verdict).toBe('short');
  expect(await listener.assess({ file: Uint8Array.from([0x89, 0x50, 0x4e, 0x47]), question, heard: so })).toMatchObject(
    {
      ok: false,
      failure: 'unreadable',
    },
  );
  const silence = await listener.assess({ file: wavOf(new Float32Array(48_000)), question, heard: NOTHING_HEARD });
  expect(silence).toMatchObject({ ok: true, assessment: { measures: null, report: { reason: 'silence', words: [] } } });
}, 120_000);
