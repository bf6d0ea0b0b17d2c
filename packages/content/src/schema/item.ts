import { z } from 'zod';
import { Collection } from './collection.ts';
import { Course } from './course.ts';
import { IdeaBank } from './idea-bank.ts';
import { Ladder } from './ladder.ts';
import { Lesson } from './lesson.ts';
import { Listening } from './listening.ts';
import { Menu } from './menu.ts';
import { Mock } from './mock.ts';
import { Package } from './package.ts';
import { Reading } from './reading.ts';
import { Sentences } from './sentence.ts';
import { Speaking } from './speaking.ts';
import { Task } from './task.ts';
import { Training } from './training.ts';
import { Wordbook } from './wordbook.ts';
import { WritingTask1 } from './writing/writing-task-1.ts';
import { WritingTask2 } from './writing/writing-task-2.ts';

/** Every kind of item a pack may hold. A new kind is one file here, one line below, its checks and its cut in `../compile`. */
export const Item = z.discriminatedUnion('kind', [
  Reading,
  Listening,
  WritingTask1,
  WritingTask2,
  Speaking,
  Training,
  Lesson,
  Course,
  Package,
  Mock,
  Wordbook,
  Collection,
  Sentences,
  IdeaBank,
  Ladder,
  Menu,
  Task,
]);
export type Item = z.output<typeof Item>;
export type Kind = Item['kind'];
export type ItemOf<K extends Kind> = Extract<Item, { kind: K }>;
/** The two kinds made of numbered questions. */
export type Paper = ItemOf<'reading' | 'listening'>;
export type WritingTask = ItemOf<'writing-task-1' | 'writing-task-2'>;
