import { randomInt } from 'node:crypto';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { type Blueprint, type Kept, LISTENING_REGISTERS, READING_REGISTERS } from '../blueprint/blueprint.ts';
import { drawBlueprint } from '../blueprint/draw.ts';
import { papersOf, viewOf } from '../pack-view.ts';
import { type Pack, readWhatIsReadable } from '../read-pack.ts';
import { listOf } from '../text.ts';
import { formatYaml } from '../yaml/format-yaml.ts';

type BlueprintOrder = { kind: string; part: string; id: string; general: boolean; seed?: string; kept?: string };

/** Draws the plan of a paper and writes it beside where the paper will lie. A plan is drawn once, not until it pleases. */
export async function blueprintCommand(folder: string, order: BlueprintOrder): Promise<number> {
  const { kind, id } = order;
  const part = Number(order.part);
  const seed = order.seed === undefined ? randomInt(2 ** 31) : Number(order.seed);
  const parts = kind === 'reading' ? 3 : 4;
  if ((kind !== 'reading' && kind !== 'listening') || !(part >= 1 && part <= parts) || !Number.isInteger(seed)) {
    console.error(
      'usage: npm run content -- blueprint <pack> <reading|listening> <part> <id> [--general] [--kept=register] [--seed=N]',
    );
    return 2;
  }
  const file = join(folder, kind, `${id}.blueprint.yaml`);
  if (await stat(file).catch(() => null)) {
    console.error(`${file} is there already: a plan is drawn once, not until it pleases`);
    return 1;
  }
  const { pack } = await readWhatIsReadable(folder);
  const kept = order.kept === undefined ? null : pack && keptOf(pack, id, order.kept);
  if (kept === null && order.kept !== undefined) {
    console.error(`${id} is no paper with a country, or ${order.kept} no register: there is nothing to keep`);
    return 1;
  }
  const blueprint = drawBlueprint({
    blueprint: id,
    seed,
    drawn: new Date().toISOString().slice(0, 10),
    kind,
    ...(kind === 'reading' && { module: order.general ? 'general' : 'academic' }),
    part,
    avoid: pack ? crowdedIn(pack) : { topics: [], countries: [] },
    ...(kept && { kept }),
  });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, formatYaml(stringify(blueprint)));
  console.log(`${file}\nseed ${seed}\n${tell(blueprint)}`);
  return 0;
}

/** What the paper has already: it was written before there were plans. */
function keptOf(pack: Pack, id: string, register: string): Kept | null {
  const paper = papersOf(viewOf(pack)).find(({ item }) => item.id === id)?.item;
  const registers = paper?.kind === 'listening' ? LISTENING_REGISTERS : READING_REGISTERS;
  const known = registers.find((one) => one === register);
  if (!paper?.country || !known) return null;
  const groups = paper.groups.map(({ type, questions, options, reuse }) => {
    const paragraphs = paper.kind === 'reading' && type === 'matching-information' ? paper.paragraphs : null;
    const choices = paragraphs ?? options ?? questions[0]?.options;
    return {
      type,
      questions: questions.map(({ n }) => listOf(n).length),
      ...(choices && { options: choices.length }),
      ...((reuse || type === 'matching-information') && { reuse: true }),
    };
  });
  return { topic: paper.topic, country: paper.country, register: known, groups };
}

/** What more than one paper in twelve already has; what is only planned counts too. */
function crowdedIn(pack: Pack): Blueprint['avoid'] {
  const papers = papersOf(viewOf(pack)).map(({ item }) => item);
  const written = new Set(papers.map(({ id }) => id));
  const planned = pack.blueprints.map(({ blueprint }) => blueprint).filter(({ blueprint: id }) => !written.has(id));
  const most = (names: string[]) =>
    [...new Set(names)]
      .filter((name) => names.filter((other) => other === name).length > Math.max(1, names.length / 12))
      .sort();
  return {
    topics: most([...papers, ...planned].map(({ topic }) => topic)),
    countries: most([...papers, ...planned].flatMap(({ country }) => country ?? [])),
  };
}

const tell = ({ topic, country, register, words, groups }: Blueprint) =>
  [
    `${topic}, ${country === 'none' ? 'no country' : country}, ${register}, about ${words} words`,
    ...groups.map(({ type, questions }) => {
      const keys = questions.map(({ key }) => (Array.isArray(key) ? key.join('+') : (key ?? '')));
      return `  ${type}: ${questions.flatMap(({ n }) => n).length} questions ${keys.join(' ')}`.trimEnd();
    }),
  ].join('\n');
