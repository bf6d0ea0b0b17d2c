import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { EssayRequest, TaskMaterial } from '../report.ts';

/** An essay of ours with the band it was written to: the pack's, and those beside the samples. */
export type OwnEssay = { id: string; band: number; item: string; request: EssayRequest };

type Item = Required<Pick<TaskMaterial, 'essays'>> &
  Pick<TaskMaterial, 'keyFeatures' | 'ideas'> & {
    kind: 'writing-task-1' | 'writing-task-2';
    prompt: string;
    module?: string;
    figures?: Exclude<EssayRequest['figure'], undefined>;
    letter?: { bullets: string[] };
  };

const PACK = new URL('../../../../content/packs/ninefold-1/writing/', import.meta.url);
const SAMPLES = new URL('../../../samples/', import.meta.url);

export function ownEssays(): OwnEssay[] {
  const items = new Map(
    readdirSync(PACK)
      .sort()
      .map((name) => [name.replace(/\.yaml$/, ''), parse(readFileSync(new URL(name, PACK), 'utf8')) as Item]),
  );
  const pack = [...items].flatMap(([slug, item]) =>
    item.essays.map((essay) => {
      const text = essay.paragraphs.map((paragraph) => paragraph.text).join('\n\n');
      return { id: `${slug}-${essay.band}`, band: essay.band, item: slug, request: requestOf(item, text, essay) };
    }),
  );
  const written = parse(readFileSync(new URL('judged/own-essays.yaml', SAMPLES), 'utf8')) as {
    id: string;
    item: string;
    band: number;
    essay: string;
  }[];
  return [
    ...pack,
    ...written.map(({ id, item, band, essay }) => ({ id, item, band, request: requestOf(items.get(item)!, essay) })),
  ];
}

/** As the server will ask: with what the pack knows, but without the essay itself among the models. */
function requestOf(item: Item, essay: string, own?: Item['essays'][number]): EssayRequest {
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
      essays: item.essays.filter((one) => one !== own),
    },
  };
}
