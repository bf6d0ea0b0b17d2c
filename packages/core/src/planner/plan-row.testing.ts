/**
 * Twelve learners, one for every corner of the plan's table: the learner of the design pictures first. Scores are in
 * the order listening, reading, writing, speaking; an empty list is "none", `paths` are the actions on a desktop.
 */
type TestLearner = {
  who: string;
  targets: number[];
  past: number[];
  mock: number[];
  levels: number[];
  paths: string[];
};

export const TWELVE_LEARNERS: readonly TestLearner[] = [
  {
    who: 'the learner of picture 02',
    targets: [7.5, 7.5, 6.5, 6.5],
    past: [6, 6.5, 5.5, 5.5],
    mock: [6.5, 7.5, 6, 5],
    levels: [3, 1, 2, 4],
    paths: ['/listening-list', '/mock_list', '/writing-list-next', '/speaking'],
  },
  {
    who: 'a first timer',
    targets: [6.5, 6.5, 5.5, 5.5],
    past: [],
    mock: [],
    levels: [4, 4, 4, 4],
    paths: ['/', '/', '/', '/speaking'],
  },
  {
    who: 'a first timer after a mock',
    targets: [6.5, 6.5, 5.5, 5.5],
    past: [],
    mock: [6, 6.5, 5, 5.5],
    levels: [2, 1, 2, 1],
    paths: ['/listening-list', '/mock_list', '/writing-list-next', '/speaking'],
  },
  {
    who: 'past scores only',
    targets: [7, 7, 7, 7],
    past: [6.5, 6, 5.5, 7],
    mock: [],
    levels: [2, 3, 4, 1],
    paths: ['/listening-list', '/reading-list', '/', '/speaking'],
  },
  {
    who: 'a mock worse than the past',
    targets: [7, 7, 7, 7],
    past: [7, 7, 7, 7],
    mock: [6.5, 6, 5.5, 5],
    levels: [2, 3, 4, 4],
    paths: ['/listening-list', '/reading-list', '/', '/speaking'],
  },
  {
    who: 'a low target reached at 4',
    targets: [4, 4, 4, 4],
    past: [4, 4, 4, 4],
    mock: [],
    levels: [1, 1, 1, 1],
    paths: ['/', '/', '/', '/speaking'],
  },
  {
    who: 'a low target reached at 4.5',
    targets: [4.5, 4.5, 4.5, 4.5],
    past: [4.5, 4.5, 4.5, 4.5],
    mock: [],
    levels: [1, 1, 1, 1],
    paths: ['/listening-list', '/reading-list', '/writing-list-next', '/speaking'],
  },
  {
    who: 'a target reached at 5.5',
    targets: [5.5, 5.5, 5.5, 5.5],
    past: [5.5, 5.5, 5.5, 5.5],
    mock: [],
    levels: [1, 1, 1, 1],
    paths: ['/listening-list', '/reading-list', '/writing-list-next', '/speaking'],
  },
  {
    who: 'a target reached at 6',
    targets: [6, 6, 6, 6],
    past: [6, 6, 6, 6],
    mock: [],
    levels: [1, 1, 1, 1],
    paths: ['/mock_list', '/mock_list', '/mock_list', '/speaking'],
  },
  {
    who: 'nine everywhere',
    targets: [9, 9, 9, 9],
    past: [8.5, 8, 7.5, 9],
    mock: [],
    levels: [2, 3, 4, 1],
    paths: ['/listening-list', '/reading-list', '/', '/speaking'],
  },
  {
    who: 'half a mock',
    targets: [7, 7, 7, 7],
    past: [],
    mock: [6.5, 6, -1, -1],
    levels: [2, 3, 4, 4],
    paths: ['/listening-list', '/reading-list', '/', '/speaking'],
  },
  {
    who: 'a zero',
    targets: [4, 4, 4, 4],
    past: [0, 0, 0, 0],
    mock: [],
    levels: [4, 4, 4, 4],
    paths: ['/', '/', '/', '/speaking'],
  },
];

export const scoresOf = ([listening = -1, reading = -1, writing = -1, speaking = -1]: readonly number[]) => ({
  listening,
  reading,
  writing,
  speaking,
});
