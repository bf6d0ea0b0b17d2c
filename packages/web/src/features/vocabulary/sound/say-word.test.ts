import { expect, test } from 'vitest';
import { cardFor } from '../rules/round.testing.ts';
import { sayingOf, sayingOfSentence } from './say-word.ts';

const voice = (lang: string) => ({ lang, name: lang }) as SpeechSynthesisVoice;
const [BRITISH, AMERICAN, INDIAN] = [voice('en-GB'), voice('en_US'), voice('en-IN')];

test.each([
  { clip: '/a.mp3', voices: [BRITISH], says: { by: 'clip', url: '/a.mp3' }, why: 'the clip comes first' },
  { clip: undefined, voices: [AMERICAN, BRITISH], says: { by: 'voice', voice: BRITISH }, why: 'a British voice' },
  { clip: '', voices: [INDIAN, AMERICAN], says: { by: 'voice', voice: AMERICAN }, why: 'else an American one' },
  { clip: undefined, voices: [INDIAN], says: { by: 'voice', voice: INDIAN }, why: 'else any English one' },
  { clip: undefined, voices: [], says: null, why: 'nothing can be heard, so there is no button' },
])('how a sentence is said: $why', ({ clip, voices, says }) => {
  expect(sayingOfSentence(clip, voices)).toEqual(says);
});

test('a word is said in the accent that was asked for, or not at all', () => {
  const { word } = cardFor('tide', 1);
  expect(sayingOf(word, 'us', [BRITISH, AMERICAN])).toEqual({ by: 'voice', voice: AMERICAN });
  expect(sayingOf(word, 'us', [BRITISH])).toBeNull();
  expect(sayingOf({ ...word, us_audio: '/t.mp3' }, 'us', [])).toEqual({ by: 'clip', url: '/t.mp3' });
});
