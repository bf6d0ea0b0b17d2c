import { slotsShownWith } from '@ninefold/core/mistakes/from-marks';
import type { PaperVersion } from '../../papers/papers.service.ts';
import { questionKey } from './score.ts';

/** What the keys of these papers give away; `only`: of these questions, null of all. */
export const slotsShown = (versions: readonly PaperVersion[], only: readonly string[] | null): string[] =>
  versions.flatMap((version) =>
    version.marks.flatMap((mark) => {
      const key = questionKey(version.id, mark.key);
      return only && !only.includes(key) ? [] : slotsShownWith({ ...mark, key });
    }),
  );
