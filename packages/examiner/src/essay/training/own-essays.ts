import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { EssayRequest, TaskMaterial } from '../report.ts';

/** An essay of ours with the band it was written to: the pack's, and those beside the samples. */
export type OwnEssay = { id: string; band: number; item: string; request: EssayRequest };

type Item = { status: string } & Required<Pick<TaskMaterial, 'essays'>> &
  Pick<TaskMaterial, 'keyFeatures' | 'ideas'> & {
    kind: 'writing-task-1' | 'writing-task-2';
    prompt: string;
    module?: string;
    figures?: Exclude<EssayRequest['figure'], undefined>;
    letter?: { bullets: string[] };
  };

const PACK = new URL('../../../../content/packs/ninefold-1/writing/', import.meta.url);
const SAMPLES = new URL('../../../samples/', import.meta.url);

type Written = { id: string; item: string; band: number; essay: string };

export function ownEssays(): OwnEssay[] {
  const items = readItems();
  return [...packEssays(items), ...writtenEssays('own-essays.yaml', items)];
}

/** Essays of the pack that wait for a second reader. */
export const draftEssays = (): OwnEssay[] => packEssays(readItems((status) => status === 'draft'));

const packEssays = (items: Map<string, Item>): OwnEssay[] =>
  [...items].flatMap(([slug, item]) =>
    item.essays.map((essay) => ({
      id: `${slug}-${essay.band}`,
      band: essay.band,
      item: slug,
      request: requestOf(item, textOf(essay)),
    })),
  );

/** What nobody has read a second time is no measure of bands yet. */
const readItems = (wanted = (status: string) => status !== 'draft'): Map<string, Item> =>
  new Map(
    readdirSync(PACK)
      .sort()
      .map((name): [string, Item] => [name.replace(/\.yaml$/, ''), parse(readFileSync(new URL(name, PACK), 'utf8'))])
      .filter(([, { status }]) => wanted(status)),
  );

/** Essays kept beside the samples, each to a question of the pack. */
export function writtenEssays(name: 'own-essays.yaml' | 'pack-essays.yaml', items = readItems()): OwnEssay[] {
  const written = parse(readFileSync(new URL(`judged/${name}`, SAMPLES), 'utf8')) as Written[];
  return written.map(({ id, item, band, essay }) => ({ id, item, band, request: requestOf(items.get(item)!, essay) }));
}

const textOf = (essay: Item['essays'][number]) => essay.paragraphs.map((paragraph) => paragraph.text).join('\n\n');

/** As the server will ask: with what the pack knows, but without the essay itself among the models. */
function requestOf(item: Item, essay: string): EssayRequest {
  return {
    task: item.kind === 'writing-task-1' ? 1 : 2,
    prompt: item.prompt,
    essay,
    ...(item.module === 'general' ? { module: 'general' as const } : {}),
    ...(item.figures ? { figure: item.figures } : {}),
    material: {
      ...(item.keyFeatures ? { keyFeatures: item.keyFeatures } : {}),
      ...(item.ideas ? { ideas: item.ideas } : {}),
      ...(item.letter ? { bullets: item.letter.bullets } : {}),
      essays: item.essays.filter((one) => textOf(one) !== essay),
    },
  };
}
