import type { SpeakingReport, SpokenAnswer } from '@ninefold/contract/speaking/report';

/** Reports for tests, with only what a test cares about written out. */

export function spokenAnswer(more: Partial<SpokenAnswer> = {}): SpokenAnswer {
  return {
    order: 2010,
    part: 2,
    reason: '',
    why: null,
    seconds: 79,
    speech_seconds: 60,
    words: [],
    pauses: [],
    fillers: [],
    repetitions: [],
    words_a_minute: 96,
    length: { seconds: 79, words: 126, from: 90, to: 120, verdict: 'short' },
    relevance: { verdict: 'on', missing: [] },
    grammar: [],
    vocabulary: { words: 126, distinct: 80, less_common: 0.12, good: [], repeated: [] },
    check_words: [],
    better: [],
    ...more,
  };
}

const banded = (band: number | null) => ({
  band,
  from: band === null ? null : band - 0.5,
  to: band === null ? null : band + 0.5,
});

export function speakingReport(overall: number | null, answers: SpokenAnswer[]): SpeakingReport {
  return {
    engine: 'test',
    estimated: true,
    overall:
      overall === null
        ? { ...banded(null), reason: 'too_short', why: { en: 'Too short for a band.', zh: '太短，给不出估分。' } }
        : { ...banded(overall), reason: '', why: null },
    criteria: (['fc', 'lr', 'gra', 'p'] as const).map((criterion) => ({ criterion, ...banded(overall), reasons: [] })),
    facts: {
      words: 126,
      seconds: 79,
      speech_seconds: 60,
      words_a_minute: 96,
      syllables_a_minute: 140,
      run: 6,
      pauses_inside_a_minute: 3,
      pauses_between_share: 0.5,
      silence_share: 0.2,
      fillers_a_minute: 2,
      repetitions: 1,
      distinct_words: 80,
      less_common: 0.12,
      slips_a_hundred: 2,
      clearness: 0.8,
    },
    answers,
    warnings: [],
    next: [],
  };
}
