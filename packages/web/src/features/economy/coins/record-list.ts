/** The coin list as the learner has scrolled it so far. */
type Loaded<Row> = { list: Row[]; total: number; has_more: boolean };

type Answer<Row> = { list: Row[]; total: number };

export const NOTHING_LOADED = { list: [], total: 0, has_more: true };

/**
 * One more answer of the server. With `control_append` its rows are appended, else they replace the others. A coin
 * earned while scrolling shifts every page by one row; the row that then comes twice is shown once.
 */
export function withAnswer<Row extends { id: number }>(
  loaded: Loaded<Row>,
  answer: Answer<Row>,
  { control_append }: { control_append: boolean },
): Loaded<Row> {
  const before = control_append ? loaded.list : [];
  const known = new Set(before.map((row) => row.id));
  const list = [...before, ...answer.list.filter((row) => !known.has(row.id))];
  // An empty answer ends the list whatever the total says, else a list that got shorter would load for ever.
  return { list, total: answer.total, has_more: answer.list.length > 0 && list.length < answer.total };
}

/** The first answer replaces what was there, the later ones are appended. */
export function allAnswers<Row extends { id: number }>(answers: readonly Answer<Row>[]): Loaded<Row> {
  return answers.reduce<Loaded<Row>>(
    (loaded, answer, place) => withAnswer(loaded, answer, { control_append: place > 0 }),
    NOTHING_LOADED,
  );
}

export const hasMore = (answers: readonly Answer<{ id: number }>[]): boolean => allAnswers(answers).has_more;
