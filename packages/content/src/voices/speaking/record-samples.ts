import { type SampleAnswer, sampleAnswers, sampleFile } from '../../interview/sample-answers.ts';
import type { PackItem } from '../../read-pack.ts';
import type { Studio } from '../record.ts';
import { type Said, say } from '../said.ts';
import { writeAudio } from '../sound/write-audio.ts';
import type { Hear } from '../verify.ts';
import type { Hearing } from '../word-errors.ts';
import { added, figuresOf, printed } from './figures.ts';

/** One voice and no room: two thirds of what a section of the listening test has are enough. */
const KBITS = 32;
/** Every fourth new one tells whether a voice went wrong. What lay there before was heard when it was made. */
const HEARD = 4;

type Spoken = SampleAnswer & { file: string; said: Said };

/** The sample answers at the bands that are heard, each by somebody who is not the examiner. */
export async function recordSamples(studio: Studio, folder: string, items: PackItem[], listen: Hear): Promise<number> {
  let failures = 0;
  for (const { file, item } of items) {
    const answers = item.kind === 'speaking' ? sampleAnswers(item) : [];
    if (answers.length === 0 || item.kind !== 'speaking') continue;
    const spoken: Spoken[] = [];
    for (const answer of answers) {
      const own = sampleFile(item, answer);
      const { text, voice } = answer;
      spoken.push({ ...answer, file: own, said: await say(studio, folder, { file: own, text, voice, kbits: KBITS }) });
    }
    await writeAudio(folder, file, (document) => {
      for (const one of spoken) document.setIn([...one.at, 'audio'], one.file);
    });
    const heard = await heardOf(spoken, listen);
    const figures = figuresOf(spoken.map(({ text, said: { sound } }) => ({ text, sound })));
    failures += printed(`${item.id}: ${spoken.length} answers, ${figures}`, heard);
  }
  return failures;
}

async function heardOf(answers: readonly Spoken[], listen: Hear): Promise<Hearing | null> {
  const hearings: Hearing[] = [];
  const fresh = answers.filter(({ said }) => said.sentences !== null);
  for (const [at, { at: place, voice, said }] of fresh.entries()) {
    if (at % HEARD !== 0) continue;
    const by = place.join('.');
    const times = (said.sentences ?? []).map((one, index) => ({ ...one, order: index + 1, turn: by }));
    const lines = times.map(({ order, turn, content }) => ({ order, turn, by, content, said: content, voice }));
    const heard = await listen(said.sound, lines, times);
    if (heard) hearings.push(heard);
  }
  return added(hearings);
}
