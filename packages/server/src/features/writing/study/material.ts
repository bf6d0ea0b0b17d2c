import type { Analysis, Idea, ModelText, OutlinePart } from '@ninefold/contract/writing/study';
import type { z } from 'zod';

/** What the content pack tells about a question once it may be told: the compiled item's `review`. */
export type QuestionMaterial = {
  analysis?: z.input<typeof Analysis>;
  keyFeatures?: { text: { en: string; zh: string }; must?: boolean }[];
  outline: z.input<typeof OutlinePart>[];
  ideas?: z.input<typeof Idea>[];
  essays: z.input<typeof ModelText>[];
};
