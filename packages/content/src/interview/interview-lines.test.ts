import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { compileItem } from '../compile.ts';
import { readPack } from '../read-pack.ts';
import { Speaking } from '../schema/speaking.ts';
import { FIXTURES } from '../testing/raw-pack.ts';
import { nameFiles } from '../voices/speaking/record-interviews.ts';
import { cueAsked, interviewFile, interviewLines } from './interview-lines.ts';

const { pack } = await readPack(`${FIXTURES}example-pack`);
const interview = Speaking.parse(pack!.items.find(({ item }) => item.id === 'a-repaired-object')!.item);
const lines = interviewLines(interview);

test('everything that is asked is said: the frame, the questions, what follows them, and the card', () => {
  expect(lines.map(({ at }) => at.join('.'))).toEqual([
    ...[0, 1, 2, 3, 4, 5].map((at) => `frame.${at}`),
    'part1.0.questions.0',
    'part1.0.questions.0.followUps.0',
    'part1.0.questions.1',
    'part1.1.questions.0',
    'part1.1.questions.1',
    'part2',
    'part2.rounding.0',
    'part3.0',
    'part3.0.followUps.0',
    'part3.1',
    'part3.1.followUps.0',
  ]);
});

test('the card is asked for, not read out', () => {
  expect(cueAsked('Describe a rule.')).toBe("I'd like you to describe a rule.");
});

test('a recording is another one when the words or the voice are others', () => {
  const file = interviewFile(interview, 'Why?');
  expect(file).toMatch(/^assets\/audio\/speaking\/a-repaired-object\/[0-9a-f]{12}\.mp3$/);
  expect(interviewFile(interview, 'Why?')).toBe(file);
  expect(interviewFile(interview, 'Why not?')).not.toBe(file);
  const voice = { ...interview.examiner!.voice, sex: 'm' as const };
  expect(interviewFile({ ...interview, examiner: { name: 'Helen Ward', voice } }, 'Why?')).not.toBe(file);
});

test('the names of the files reach the learner with what is asked, also where a question was a bare string', () => {
  const document = parseDocument(JSON.stringify({ ...interview, part2: { ...interview.part2, rounding: ['Why?'] } }));
  const bare = interviewLines(Speaking.parse(document.toJS()));
  nameFiles(
    document,
    bare.map((line, at) => ({ ...line, file: `assets/audio/speaking/${at}.mp3` })),
  );
  const { public: open } = compileItem(Speaking.parse(document.toJS())) as unknown as {
    public: {
      examiner: string;
      frame: { before: string; audio: string }[];
      part1: { questions: string[]; asked: { audio: string; followUps?: { audio: string }[] }[] }[];
      part2: { audio: string; rounding: string[]; asked: { text: string; audio: string }[] };
      part3Asked: { audio: string; followUps: { audio: string }[] }[];
    };
  };
  const file = (at: number) => `assets/audio/speaking/${at}.mp3`;
  expect(open.examiner).toBe('Helen Ward');
  expect(open.frame.map(({ before, audio }) => [before, audio])).toEqual(
    ['start', 'part1', 'part2', 'turn', 'part3', 'end'].map((before, at) => [before, file(at)]),
  );
  expect(open.part1[0]?.asked.map(({ audio }) => audio)).toEqual([file(6), file(8)]);
  expect(open.part1[0]?.asked[0]?.followUps?.map(({ audio }) => audio)).toEqual([file(7)]);
  expect(open.part2).toMatchObject({ audio: file(11), rounding: ['Why?'], asked: [{ text: 'Why?', audio: file(12) }] });
  expect(open.part3Asked.map(({ audio, followUps }) => [audio, followUps[0]?.audio])).toEqual([
    [file(13), file(14)],
    [file(15), file(16)],
  ]);
});
