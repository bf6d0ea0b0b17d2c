import { expect, test } from 'vitest';
import { marksOf } from '../compile/paper.ts';
import { readPack } from '../read-pack.ts';
import type { Paper } from '../schema/item.ts';
import { findAll, parseXml } from '../testing/parse-xml.ts';
import { FIXTURE_PACKS, FIXTURES } from '../testing/raw-pack.ts';
import { exportQti } from './qti.ts';

const papers = (
  await Promise.all(
    FIXTURE_PACKS.map(async (name) => {
      const { pack } = await readPack(`${FIXTURES}${name}`);
      return pack!.items.flatMap(({ item }) =>
        item.kind === 'reading' || item.kind === 'listening'
          ? [{ id: item.id, paper: item as Paper, assets: pack!.assets }]
          : [],
      );
    }),
  )
).flat();

test.each(papers)('$id comes back out of its QTI files with every question, key and option', ({ paper, assets }) => {
  const files = exportQti(paper, assets);
  const items = paper.groups.map((_, at) => parseXml(files.get(`${paper.id}-g${at + 1}.xml`)!));
  const declared = items.flatMap((item) => findAll(item, 'qti-response-declaration'));
  const keys = declared.map((one) => ({
    key: one.attributes.identifier!.replace('R-', ''),
    accept: findAll(one, 'qti-map-entry').map(({ attributes }) => attributes['map-key']),
  }));
  expect(keys).toEqual(marksOf(paper).map(({ key, accept }) => ({ key, accept })));

  for (const item of items) {
    const asked = ['qti-choice-interaction', 'qti-text-entry-interaction', 'qti-inline-choice-interaction']
      .flatMap((name) => findAll(item, name))
      .map(({ attributes }) => attributes['response-identifier']);
    const answered = findAll(item, 'qti-response-declaration').map(({ attributes }) => attributes.identifier);
    expect(asked.toSorted()).toEqual(answered.toSorted());
  }
});

test.each(papers)('the test of $id names files that exist, and all files are well formed', ({ paper, assets }) => {
  const files = exportQti(paper, assets);
  for (const xml of files.values()) parseXml(xml);
  const refs = findAll(parseXml(files.get(`${paper.id}-test.xml`)!), 'qti-assessment-item-ref');
  expect(refs).toHaveLength(paper.groups.length);
  for (const { attributes } of refs) expect(files.has(attributes.href!)).toBe(true);
});

test('the script of a listening section is not in the export', () => {
  const { paper, assets } = papers.find(({ paper: one }) => one.kind === 'listening')!;
  const everything = [...exportQti(paper, assets).values()].join('\n');
  expect(everything).not.toContain(paper.kind === 'listening' ? paper.script[1]!.text.slice(0, 40) : '');
});

test('the reader itself refuses what is not well formed', () => {
  for (const bad of ['<a><b></a>', '<a>&nbsp;</a>', '<a x="1" x="2"/>', '<a/><b/>', '<a b=c/>', '<a>']) {
    expect(() => parseXml(bad)).toThrow();
  }
});
