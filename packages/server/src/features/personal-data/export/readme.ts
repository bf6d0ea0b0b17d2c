import type { PersonalData, PersonalTable } from '#db/personal/personal-data.ts';

export const FORMAT = { format: 'ninefold-personal-data', version: 1 } as const;

export const handedOut = ({ tables }: PersonalData): PersonalTable[] =>
  tables.filter((table) => table.handedOut !== false);

/** What lies in the archive, for whoever opens it. */
export function readme(kept: readonly PersonalData[], madeAt: Date): string {
  const tables = kept.flatMap(handedOut);
  const csv = tables.filter((one) => one.csv);
  return `# 九阶雅思 · 我的数据 / Ninefold · my data

${madeAt.toISOString()}

## 中文

- \`data/*.jsonl\`：每行一个 JSON 对象（UTF-8）。时间为 ISO 8601；金额以分为单位；分数 -1 表示没有。
- \`csv/*.csv\`：给人看的表格，可用 Excel 打开。以 = + - @ 开头的文字前加了撇号，不会被当成公式。
- \`media/\`：录音、头像和上传的图片。数据行里的 \`file\` 就是这里的路径。
- \`reference/content.jsonl\`、\`reference/words.jsonl\`：数据里的编号指的是哪份内容、哪个单词。题目和词典本身属于内容包，不在这里。
- \`manifest.json\`：每个文件的行数，以及没有放进来的录音。
- 密码、登录凭证和内部租约不在其中。

| 文件 | 内容 |
|---|---|
${tables.map(({ table, holds }) => `| data/${table}.jsonl | ${holds.zh} |`).join('\n')}
${csv.map(({ table, holds }) => `| csv/${table}.csv | ${holds.zh} |`).join('\n')}

## English

- \`data/*.jsonl\`: one JSON object a line (UTF-8). Times are ISO 8601, money is in cents, -1 means no band.
- \`csv/*.csv\`: tables for people; a spreadsheet opens them. Text that begins with = + - @ has an apostrophe in front, so that it is never worked out.
- \`media/\`: recordings, the avatar and uploaded pictures. The \`file\` of a row is a path in here.
- \`reference/content.jsonl\`, \`reference/words.jsonl\`: which paper or word a number means. Questions and the dictionary belong to their packs and are not in here.
- \`manifest.json\`: the rows of every file, and recordings that were left out.
- Passwords, session secrets and internal leases are not in here.

| file | holds |
|---|---|
${tables.map(({ table, holds }) => `| data/${table}.jsonl | ${holds.en} |`).join('\n')}
${csv.map(({ table, holds }) => `| csv/${table}.csv | ${holds.en} |`).join('\n')}
`;
}
