import { expect, test } from 'vitest';
import type { Finding } from '../check.ts';
import { announced } from '../testing/announced.ts';
import { answerFaults } from '../testing/answer-faults.ts';
import { blueprintFaults } from '../testing/blueprint-faults.ts';
import { formatFaults } from '../testing/format-faults.ts';
import { packFaults } from '../testing/pack-faults.ts';
import { processFaults } from '../testing/process-faults.ts';
import { questionFaults } from '../testing/question-faults.ts';
import { FIXTURE_PACKS, findingsOf, findingsOfOne, type RawPack, rawPack } from '../testing/raw-pack.ts';
import { recorded, recordingFaults } from '../testing/recording-faults.ts';
import { interviewPublished, speakingFaults } from '../testing/speaking-faults.ts';
import { teachingFaults } from '../testing/teaching-faults.ts';
import { textFaults } from '../testing/text-faults.ts';
import { writingFaults } from '../testing/writing-faults.ts';
import { ITEM_CHECKS, PACK_CHECKS } from './all-checks.ts';
import { speakingChecks } from './speaking.ts';

const FAULTS = [
  ...questionFaults,
  ...answerFaults,
  ...textFaults,
  ...writingFaults,
  ...teachingFaults,
  ...recordingFaults,
  ...packFaults,
  ...processFaults,
  ...blueprintFaults,
  ...formatFaults,
  ...speakingFaults,
];

const GOOD: Record<string, RawPack> = Object.fromEntries(FIXTURE_PACKS.map((name) => [name, rawPack(name)]));

test.each(FIXTURE_PACKS)('the good %s has nothing wrong with it', (name) => {
  expect(findingsOf(GOOD[name]!)).toEqual([]);
});

test('nor has the example pack with a recording', () => {
  const pack = structuredClone(GOOD['example-pack']!);
  recorded(pack);
  expect(findingsOf(pack)).toEqual([]);
});

test('nor has the same section when our announcer has recorded her lines', () => {
  const pack = structuredClone(GOOD['example-pack']!);
  announced(pack);
  expect(findingsOf(pack)).toEqual([]);
});

test('nor has a published interview that is spoken, as far as speaking goes', () => {
  const pack = structuredClone(GOOD['example-pack']!);
  interviewPublished(pack);
  for (const { name } of speakingChecks) expect(findingsOfOne(pack, name)).toEqual([]);
});

test.each(FAULTS)('$check sees: $why', ({ check, pack, spoil }) => {
  const spoiled = structuredClone(GOOD[pack]!);
  spoil(spoiled);
  expect(findingsOfOne(spoiled, check).map((finding: Finding) => finding.check)).toContain(check);
});

test('no check can be taken out unnoticed: each has a fault that only it names', () => {
  const named = new Set(FAULTS.map(({ check }) => check));
  const checks = [...ITEM_CHECKS, ...PACK_CHECKS].map(({ name }) => name);
  expect(checks.filter((name) => !named.has(name))).toEqual([]);
  expect(new Set(checks).size).toBe(checks.length);
});
