import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Call, type Calls, isCall } from '../call.ts';
import { pathOf } from '../path.ts';
import { vocabulary } from '../vocabulary.ts';

function callAt(path: string): Call | undefined {
  const find = (group: Calls, names: string[]): Call | undefined => {
    for (const [name, entry] of Object.entries(group)) {
      const found = isCall(entry)
        ? pathOf([...names, name]) === `/api/vocabulary/${path}` && entry
        : find(entry, [...names, name]);
      if (found) return found;
    }
    return undefined;
  };
  return find(vocabulary, ['vocabulary']);
}
const fieldsOf = (type: z.core.$ZodType | undefined): string[] =>
  type instanceof z.ZodObject ? Object.keys(type.shape) : [];

test.each([
  { path: 'get-word-list', shown: ['name', 'page', 'page_size'] },
  { path: 'get-word-info', shown: ['id'] },
  { path: 'get-book-list', shown: [] },
  { path: 'get-book-info', shown: ['id'] },
  { path: 'get-unit-word-list', shown: [] },
  { path: 'student-book/list', shown: [] },
  { path: 'student-book/batch-sort', shown: ['books'] },
  { path: 'student-book/create', shown: ['book_id', 'weight'] },
  { path: 'student-book/delete', shown: ['book_id'] },
  { path: 'get-unit-list-by-student', shown: ['book_id'] },
  { path: 'notebook/save', shown: [] },
  { path: 'notebook/delete', shown: [] },
  { path: 'notebook/list', shown: [] },
  { path: 'get-batch-words', shown: ['vocabulary_ids'] },
  { path: 'learn-plan/save', shown: [] },
  { path: 'learn-plan/get-detail', shown: [] },
  { path: 'learn-plan/get-today-report', shown: [] },
])('$path is served, with the names that the specification shows: $shown', ({ path, shown }) => {
  expect(callAt(path)).toBeDefined();
  expect(fieldsOf(callAt(path)?.input)).toEqual(expect.arrayContaining(shown));
});

test('a word and an entry of the notebook have the fields of the specification', () => {
  const word = vocabulary.getWordInfo.output;
  expect(fieldsOf(word)).toEqual(
    expect.arrayContaining(['id', 'name', 'uk_ipa', 'us_ipa', 'vocabulary_ext', 'is_in_notebook']),
  );
  const meaning = word.shape.vocabulary_ext.shape.core_meanings.element;
  expect(fieldsOf(meaning)).toEqual(expect.arrayContaining(['chineseTranslation', 'englishDefinition', 'pos']));
  expect(fieldsOf(vocabulary.notebook.save.output)).toEqual(
    expect.arrayContaining([...['id', 'vocabulary_id', 'word', 'book_id', 'create_time', 'update_time', 'student_id']]),
  );
});

test('a list of words has fifty rows to a page', () => {
  expect(vocabulary.getUnitWordList.input.parse({ book_id: 1 })).toMatchObject({ page: 1, page_size: 50 });
  expect(vocabulary.getWordList.input.parse({ name: 'tide' })).toMatchObject({ page_size: 50 });
});
