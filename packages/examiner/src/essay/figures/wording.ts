import type { Both } from '../report.ts';
import type { ExtremeVerdict } from './check-extremes.ts';
import type { NumberVerdict } from './check-numbers.ts';
import type { PartVerdict } from './check-parts.ts';
import type { TrendVerdict } from './check-trends.ts';
import type { Refuted } from './firm/asked.ts';
import type { Contradiction } from './own-numbers.ts';
import type { SaidNumber } from './said-numbers.ts';
import type { Sheet } from './sheet/sheet.ts';

/** The sentences of the figure check. Names stay as the chart prints them. */
const both = (zh: string, en: string): Both => ({ zh, en });

export function numberComment(number: SaidNumber, sheet: Sheet, verdict: NumberVerdict): Both {
  if (verdict.verdict === 'right')
    return both(`${number.text} 与图中数据一致。`, `${number.text} agrees with the figure.`);
  if (verdict.verdict === 'wrong' && verdict.against) return refutedComment(number, sheet, verdict.against);
  const [row, column] = verdict.verdict === 'wrong' ? [verdict.row, verdict.column] : [undefined, undefined];
  const rowName = row === undefined ? '' : sheet.rows[row]!.name;
  const columnName = column === undefined ? '' : sheet.columns[column]!.name;
  if (row !== undefined && column !== undefined) {
    const value = withUnit(sheet, row, column);
    return both(
      `图中 ${rowName} 在 ${columnName} 是 ${value}，不是 ${number.text}。`,
      `In the figure ${rowName} is ${value} for ${columnName}, not ${number.text}.`,
    );
  }
  if (row !== undefined) {
    const values = sheet.values[row]!.flatMap((value, c) => (value === null ? [] : [withUnit(sheet, row, c)])).join(
      ', ',
    );
    return both(
      `图中 ${rowName} 的数据是 ${values}，没有 ${number.text}。`,
      `The figure gives ${values} for ${rowName}, not ${number.text}.`,
    );
  }
  if (column !== undefined)
    return both(
      `图中 ${columnName} 这一项里没有 ${number.text}，请核对。`,
      `Nothing in the figure stands at ${number.text} for ${columnName}. Check it.`,
    );
  return both(
    `图中没有 ${number.text} 这个数，也算不出来，请核对。`,
    `${number.text} is not in the figure and does not follow from it. Check it.`,
  );
}

function refutedComment(number: SaidNumber, sheet: Sheet, against: Refuted): Both {
  const names = against.rows.map((row) => named(sheet.rows[row]!.name));
  const [zh, en] = [names.map((one) => one.zh).join('、'), names.map((one) => one.en).join(', ')];
  if (against.how === 'run') {
    const [from, to] = against.run;
    return names.length
      ? both(`图中 ${zh} 不是从 ${from} 变到 ${to} 的。`, `In the figure ${en} does not go from ${from} to ${to}.`)
      : both(`图中没有哪一项是从 ${from} 变到 ${to} 的。`, `Nothing in the figure goes from ${from} to ${to}.`);
  }
  if (against.how === 'worked')
    return both(
      `由图中 ${zh} 的数据得不出 ${number.text}。`,
      `${number.text} does not follow from the values of ${en}.`,
    );
  return numberComment(number, sheet, { verdict: 'wrong', row: against.rows[0]! });
}

const WAY = {
  up: { zh: '上升', en: 'up' },
  down: { zh: '下降', en: 'down' },
  stable: { zh: '基本不变', en: 'hardly moved' },
} as const;

export function trendComment({ ok, row, said, real }: TrendVerdict, sheet: Sheet): Both {
  const { name } = sheet.rows[row]!;
  const { zh, en } = named(name);
  const ends = endsOf(sheet, row);
  if (said === 'times' || real === 'times')
    return ok
      ? both(`${zh} 变化的倍数写对了。`, `The multiple given for ${en} is right.`)
      : both(
          `图中 ${zh} 从 ${ends[0]} 变到 ${ends[1]}，倍数不对。`,
          `In the figure ${en} went from ${ends[0]} to ${ends[1]}: that is another multiple.`,
        );
  if (ok) return both(`${zh} 的走向写对了。`, `The direction of ${en} is right.`);
  return both(
    `图中 ${zh} 在这里是${WAY[real].zh}的（全程从 ${ends[0]} 到 ${ends[1]}），与这句不符。`,
    real === 'stable'
      ? `In the figure ${en} hardly moved here (${ends[0]} to ${ends[1]} in all), which is not what the sentence says.`
      : `In the figure ${en} goes ${WAY[real].en} here (${ends[0]} to ${ends[1]} in all), which is not what the sentence says.`,
  );
}

export const contradictionComment = (one: Contradiction): Both =>
  'against' in one
    ? both(`“${one.against}” 和这里的动词说的不是一回事。`, `"${one.against}" does not go with what the verb says.`)
    : both(
        `从 ${one.from} 到 ${one.to} 是${one.up ? '上升' : '下降'}，和这里的动词相反。`,
        `From ${one.from} to ${one.to} is ${one.up ? 'up' : 'down'}, the opposite of what the verb says.`,
      );

export function extremeComment(verdict: ExtremeVerdict, sheet: Sheet): Both {
  const { ok, row, column, columns, most, real } = verdict;
  const { zh, en } = named(sheet.rows[row]!.name);
  if (verdict.kind) return rankComment(verdict, sheet);
  const where = column === undefined ? '' : sheet.columns[column]!.name;
  if (ok)
    return both(`${zh} ${most ? '最高' : '最低'}，写对了。`, `${en} as the ${most ? 'highest' : 'lowest'} is right.`);
  const names = columns.map((one) => sheet.columns[one]!.name);
  if (column === undefined && names.length < sheet.columns.length)
    return both(
      `图中 ${names.join('、')} 最${most ? '高' : '低'}的都不是 ${zh}。`,
      `In the figure ${en} is not the ${most ? 'highest' : 'lowest'} for ${names.join(' or ')}.`,
    );
  if (column === undefined)
    return both(
      `图中 ${zh} 在任何一项里都不是最${most ? '高' : '低'}的。`,
      `In the figure ${en} is nowhere the ${most ? 'highest' : 'lowest'}.`,
    );
  const best = sheet.rows[real]!.name;
  return both(
    `图中 ${where} 最${most ? '高' : '低'}的是 ${best}（${withUnit(sheet, real, column)}），不是 ${zh}。`,
    `For ${where} the ${most ? 'highest' : 'lowest'} is ${best} (${withUnit(sheet, real, column)}), not ${en}.`,
  );
}

export const partComment = ({ ok, name, best, most }: PartVerdict): Both =>
  ok
    ? both(`${name} 的排位写对了。`, `The place given to ${name} is right.`)
    : both(
        `图中合计最${most ? '多' : '少'}的是 ${best}，不是 ${name}。`,
        `In the figure ${best} has the ${most ? 'largest' : 'smallest'} total, not ${name}.`,
      );

const named = (name: string) => (name === 'total' ? { zh: '总量', en: 'the total' } : { zh: name, en: name });

function withUnit(sheet: Sheet, row: number, column: number): string {
  const value = sheet.values[row]![column];
  const unit = sheet.units[column]!;
  if (value == null) return '–';
  const shown = (unit.scale === 1e3 ? value * 1e3 : value).toLocaleString('en-GB');
  if (unit.percent) return `${shown}%`;
  const sign = /[€£$¥]/.exec(unit.text)?.[0] ?? '';
  const scale = unit.scale === 1e9 ? ' billion' : unit.scale === 1e6 ? ' million' : '';
  return `${sign}${shown}${scale}`;
}

function endsOf(sheet: Sheet, row: number): [string, string] {
  const known = sheet.values[row]!.flatMap((value, c) => (value === null ? [] : [c]));
  return [withUnit(sheet, row, known[0] ?? 0), withUnit(sheet, row, known.at(-1) ?? 0)];
}

const MOVES = { [-1]: ['降幅', 'decrease'], 0: ['变化', 'change'], 1: ['增幅', 'increase'] } as const;

/** Places, groups, changes and gaps. */
function rankComment({ ok, kind, row, columns, most, real, sign = 0 }: ExtremeVerdict, sheet: Sheet): Both {
  const [name, best] = [sheet.rows[row]!.name, sheet.rows[real]!.name];
  const where = columns.map((one) => sheet.columns[one]!.name);
  const [zhWhere, enWhere] =
    where.length && where.length < sheet.columns.length
      ? [`${where.join('、')} 里`, ` for ${where.join(' or ')}`]
      : ['', ''];
  if (kind === 'differs')
    return ok
      ? both('各组的第一名不同，写对了。', 'That the first place differs is right.')
      : both(
          `图中各组里最${most ? '高' : '低'}的都是 ${name}，并没有不同。`,
          `In the figure ${name} is the ${most ? 'highest' : 'lowest'} everywhere, so it does not differ.`,
        );
  if (ok) return both(`关于 ${name} 的排位写对了。`, `The place given to ${name} is right.`);
  if (kind === 'rank')
    return both(
      `图中${zhWhere} ${name} 不在这个名次上，${best} 才是。`,
      `In the figure ${name} does not hold that place${enWhere}: ${best} does.`,
    );
  if (kind === 'group')
    return both(
      `图中${zhWhere} ${name} 不属于最${most ? '高' : '低'}的几项。`,
      `In the figure ${name} is not one of the ${most ? 'highest' : 'lowest'}${enWhere}.`,
    );
  const [zhKind, enKind] = kind === 'gap' ? ['差距', 'gap'] : MOVES[sign];
  return both(
    `图中${zhKind}最${most ? '大' : '小'}的不是 ${name}。`,
    `In the figure the ${most ? 'largest' : 'smallest'} ${enKind} is not that of ${name}.`,
  );
}
