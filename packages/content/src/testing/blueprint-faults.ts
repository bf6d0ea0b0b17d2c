import { drawBlueprint } from '../blueprint/draw.ts';
import { all, example, type Fault, READING, set } from './fault.ts';
import { put, type RawPack } from './raw-pack.ts';

/** Plans that were changed, and papers that do not keep to theirs. */

const FILE = 'listening/other-talk.blueprint.yaml';
const PLAN = { drawn: '2026-11-16', avoid: { topics: [], countries: [] } };

/** A plan of a paper that is not written yet, with one thing changed by hand. */
const changed =
  (path: string, value: unknown) =>
  ({ blueprints }: RawPack): void => {
    const plan = drawBlueprint({ ...PLAN, blueprint: 'other-talk', seed: 7, kind: 'listening', part: 3 });
    put(plan, path, value);
    blueprints.set(FILE, plan);
  };

/** The plan of the example's passage, which follows it, and one thing about the passage that does not. */
const broken =
  (path: string, value: unknown) =>
  ({ blueprints }: RawPack) => {
    const plan = blueprints.get('listening/bike-repair-course.blueprint.yaml');
    if (!plan) throw new Error('the example section has lost its blueprint');
    put(plan, path, value);
  };

const fault = (check: string, why: string, spoil: Fault['spoil']): Fault => ({ check, why, pack: example, spoil });

export const blueprintFaults: Fault[] = [
  fault('blueprint-drawn', 'a key was moved by hand', changed('groups.1.questions.0.key', 'A')),
  fault('blueprint-agrees', 'another topic', broken('topic', 'energy')),
  fault('blueprint-agrees', 'another key', broken('groups.1.questions.0.key', 'A')),
  fault('blueprint-agrees', 'another order of mention', broken('groups.1.questions.0.mention', ['C', 'B', 'A'])),
  fault('blueprint-agrees', 'the key is not the shortest', broken('groups.1.questions.0.keyLength', 1)),
  fault('blueprint-agrees', 'another type', broken('groups.0.type', 'note-completion')),
  fault(
    'blueprint-distractors',
    'a distractor where none is planned',
    broken('groups.0.questions.1.distractor', 'none'),
  ),
  fault(
    'blueprint-missing',
    'published without a plan',
    all(set(READING, 'status', 'published'), set(READING, 'length', 'full')),
  ),
];
