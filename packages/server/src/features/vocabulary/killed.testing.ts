import { expect } from 'vitest';
import type { KilledStory } from '#testing/killed.ts';

/** A round of words; no grade is lost, and none is taken twice when the device sends all of them again. */
export const killedGrades: KilledStory = {
  name: 'grades of words',
  async begin(api) {
    // Words of the dictionary are enough: what is graded is a word, wherever it comes from.
    const { list } = await api.vocabulary.getWordList({ name: 'wa', page_size: 60 });
    expect(list.length).toBeGreaterThan(30);
    const reviews = list.map(({ id }, n) => ({
      key: `killed-${n}-of-the-round`,
      vocabulary_id: id,
      grade: 3,
      form: 'meaning' as const,
      seconds: 3,
      at: n,
    }));
    const acknowledged: string[] = [];
    let next = 0;
    return {
      lanes: 2,
      async write() {
        // A round has an end: the rest of the time its last word is sent again, as a device may.
        const review = reviews[Math.min(next++, reviews.length - 1)];
        const { results } = await api.vocabulary.saveReviews({ reviews: review ? [review] : [] });
        acknowledged.push(...results.map(({ key }) => key));
      },
      acknowledged: () => acknowledged.length,
      async check() {
        const again = reviews.filter(({ key }) => acknowledged.includes(key));
        const { results } = await api.vocabulary.saveReviews({ reviews: again });
        expect(results.map(({ outcome }) => outcome)).toEqual(again.map(() => 'already'));
      },
      async end() {
        await api.vocabulary.saveReviews({ reviews });
        expect((await api.vocabulary.learnPlan.getTodayReport()).done_fresh).toBe(reviews.length);
      },
    };
  },
};
