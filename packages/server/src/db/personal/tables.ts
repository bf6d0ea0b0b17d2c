import { is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as analysis from '../schema/analysis.ts';
import * as courses from '../schema/courses.ts';
import * as history from '../schema/history.ts';
import * as intensiveListening from '../schema/intensive-listening.ts';
import * as mistakes from '../schema/mistakes.ts';
import * as mock from '../schema/mock.ts';
import * as practice from '../schema/practice.ts';
import * as recordings from '../schema/recordings.ts';
import * as speaking from '../schema/speaking.ts';
import * as training from '../schema/training.ts';
import * as learning from '../schema/vocabulary/learning.ts';
import * as vocabulary from '../schema/vocabulary.ts';
import * as study from '../schema/writing/study.ts';
import * as writing from '../schema/writing.ts';

/** The tables whose rows an archive can bring, by name. */
const TABLES = new Map(
  [
    ...[analysis, courses, history, intensiveListening, mistakes, mock, practice],
    ...[recordings, speaking, training, learning, vocabulary, study, writing],
  ]
    .flatMap((file) => Object.values(file) as unknown[])
    .flatMap((one) => (is(one, PgTable) ? [getTableConfig(one)] : []))
    .map((config) => [config.name, config.columns]),
);

/** How the columns of a table were described. */
export function columnsOf(table: string): readonly PgColumn[] {
  const columns = TABLES.get(table);
  if (!columns) throw new Error(`${table} is not among the tables that rows can come into`);
  return columns;
}
