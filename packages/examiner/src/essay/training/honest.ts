import { type Bands, bandsOf } from '../bands/criteria.ts';
import { articleLoss, taskLoss } from '../bands/task-loss.ts';
import { onTopic } from '../guards/off-topic.ts';
import { estimate } from '../model/estimate.ts';
import { fitAll } from './fit.ts';
import type { Row } from './rows.ts';

/** The bands each essay gets from weights that have seen neither it nor its prompt. */
export type Honest = { row: Row; bands: Bands; exact: number; rules: Bands };

export function honestBands(rows: Row[], print: (line: string) => void): Honest[] {
  return [0, 1, 2, 3, 4].flatMap((fold) => {
    print(`fold ${fold + 1} of 5`);
    const weights = fitAll(
      rows.filter((row) => row.fold !== fold),
      0,
      '',
    );
    return rows
      .filter((row) => row.fold === fold)
      .map((row) => {
        const { words, word_the, word_a } = row.features;
        const [meaning, best, shared, named] = row.topic.right as [number, number, number, number];
        const topic = onTopic(weights.topic, { meaning, best, words: shared, named, enough: row.topic.enough });
        const loss = taskLoss(row.task, words!, topic);
        const guess = estimate(weights, row.features, row.view, row.task);
        const articles = articleLoss(word_the! + word_a!);
        const rules = bandsOf(estimate(weights, row.features, null, row.task), loss, 9, articles);
        return { row, bands: bandsOf(guess, loss, 9, articles), exact: guess.overall, rules };
      });
  });
}
