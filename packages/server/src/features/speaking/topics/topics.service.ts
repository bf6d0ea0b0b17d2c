import type { ParsedInput } from '@ninefold/contract/call';
import type { Both } from '@ninefold/contract/practice/paper';
import type { SpeakingTopicRow, speakingTopics } from '@ninefold/contract/speaking/topics';
import { reportKindOf, type SatPart } from '@ninefold/core/speaking/parts';
import { suggestSet } from '@ninefold/core/speaking/suggest';
import { localDay } from '@ninefold/core/time/local-day';
import { secondsOf } from '@ninefold/core/time/seconds';
import { type CatalogueSet, minutesOf, topicName } from '../sets/catalogue.ts';
import type { Sets } from '../sets/sets.service.ts';
import { showHelp, showSet } from '../sets/show-set.ts';
import { type RecordRow, recordsRepo } from '../sittings/records.repo.ts';
import { bandsView, rowView } from '../sittings/views.ts';
import type { SpeakingDeps } from '../speaking-deps.ts';

type In<K extends keyof typeof speakingTopics> = ParsedInput<(typeof speakingTopics)[K]>;
/** What a learner did with each set and part. */
type Mine = (
  id: number,
  part: SatPart,
) => { times: number; last: RecordRow | undefined; scored: RecordRow | undefined };

const RECENT = 8;
const ALL_PARTS: readonly SatPart[] = [1, 2, 3, 0];

/** What can be talked about, and what was practised of it. */
export const topicsService = (deps: SpeakingDeps & { sets: Sets }) => {
  const { db, sets } = deps;

  return {
    async getOverview(userId: number) {
      const shelf = await sets.shelf(db, userId);
      const mine = await mineOf(userId, shelf);
      const recent = await recordsRepo(db).scored(userId, RECENT);
      const open = (await recordsRepo(db).list(userId, {}, RECENT)).find(({ state }) => state === 'open');
      const zone = (await deps.learners.timeZoneOf(db, userId)) ?? deps.settings.DEFAULT_TIME_ZONE;
      const chosen = suggestSet(
        shelf.flatMap((set) => set.parts.map((part) => ({ id: set.id, part, times: mine(set.id, part).times }))),
        recent.map(({ part }) => part),
        localDay(deps.now(), zone),
      );
      const suggested = chosen && shelf.find(({ id }) => id === chosen.id);
      return {
        suggestion: suggested
          ? { row: topicRow(suggested, chosen.part, mine), mode: 'practice' as const, why: WHY[chosen.why] }
          : null,
        open: open ? rowView(open) : null,
        parts: ALL_PARTS.map((part) => {
          const of = shelf.filter(({ parts }) => parts.includes(part));
          const last = recent.find((row) => row.part === part && row.score >= 0);
          return {
            part,
            sets: of.length,
            practised: of.filter(({ id }) => mine(id, part).times > 0).length,
            bands: last ? bandsView(last) : null,
            last_at: secondsOf(last?.done_at),
          };
        }),
        recent: recent.map(rowView),
      };
    },

    async getTopicList(userId: number, { part, topic, content, state, after, page_size }: In<'getTopicList'>) {
      const shelf = (await sets.shelf(db, userId)).filter(({ parts }) => parts.includes(part));
      const mine = await mineOf(userId, shelf);
      const wanted = content.toLowerCase();
      const found = shelf.filter(
        (set) =>
          (topic === '' || set.topic === topic) &&
          (wanted === '' || set.words.includes(wanted)) &&
          (state === '' || (state === 'new') === (mine(set.id, part).times === 0)),
      );
      const from = after === undefined ? 0 : found.findIndex(({ id }) => id > after);
      const rest = from < 0 ? [] : found.slice(from);
      return {
        list: rest.slice(0, page_size).map((set) => topicRow(set, part, mine)),
        has_more: rest.length > page_size ? (1 as const) : (0 as const),
        total: shelf.length,
        topics: [...new Set(shelf.map((set) => set.topic))].map((key) => ({
          key,
          name: topicName(key),
          count: shelf.filter((set) => set.topic === key).length,
        })),
      };
    },

    /** Help only in practice, and not while an exam on the set goes on. */
    async getTopic(userId: number, { id, part, mode }: In<'getTopic'>) {
      const version = await sets.open(db, userId, id, part);
      const exams = await recordsRepo(db).examsOpen(userId, id);
      const mine = await recordsRepo(db).list(userId, { paperId: id, part }, RECENT);
      const open = mine.find((row) => row.state === 'open' && row.mode === mode);
      const last = mine.find(({ state }) => state !== 'open');
      return {
        set: showSet(version, part),
        help: mode === 'practice' && exams.length === 0 ? showHelp(version, part) : null,
        open: open ? rowView(open) : null,
        last: last ? rowView(last) : null,
      };
    },
  };

  async function mineOf(userId: number, shelf: readonly CatalogueSet[]): Promise<Mine> {
    const sums = await recordsRepo(db).ofSets(
      userId,
      shelf.map(({ id }) => id),
    );
    const ids = [...new Set(sums.flatMap(({ last_id, last_scored }) => [last_id, last_scored ?? last_id]))];
    const rows = ids.length ? await recordsRepo(db).findMany(userId, ids) : [];
    const row = (id: number | null | undefined) => rows.find((one) => one.id === id);
    return (id, part) => {
      const sum = sums.find((one) => one.paper_id === id && one.part === part);
      return { times: sum?.times ?? 0, last: row(sum?.last_id), scored: row(sum?.last_scored) };
    };
  }
};

const WHY: Record<'new_part' | 'not_lately' | 'again', Both> = {
  new_part: { zh: '这一部分还没有练过，从这里开始。', en: 'You have not practised this part yet. Start here.' },
  not_lately: {
    zh: '这一部分最近练得最少，这个话题还是新的。',
    en: 'You practised this part least lately, and the topic is new to you.',
  },
  again: { zh: '都练过了。再答一遍，和上次比一比。', en: 'You have done them all. Answer this one again and compare.' },
};

function topicRow(set: CatalogueSet, part: SatPart, mine: Mine): SpeakingTopicRow {
  const { times, last, scored } = mine(set.id, part);
  return {
    ...{ id: set.id, part, title: set.title, topic: set.topic, level: set.level, season: set.season },
    lines: set.lines[part],
    questions: set.questions[part],
    minutes: minutesOf(part),
    has_audio: set.hasAudio ? 1 : 0,
    times,
    record_id: last?.id ?? 0,
    state: last?.state ?? '',
    kind: last ? reportKindOf(last) : '',
    bands: scored ? bandsView(scored) : null,
    last_at: secondsOf(last?.done_at ?? last?.started_at),
  };
}
