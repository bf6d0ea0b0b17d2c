import type { Idea, ModelText, OutlinePart, QuestionReview } from '@ninefold/contract/writing/study';

/** What the content pack tells about a question once it may be told: the compiled item's `review`. */
export type QuestionMaterial = {
  analysis?: NonNullable<QuestionReview['analysis']>;
  keyFeatures?: QuestionReview['key_features'];
  outline: OutlinePart[];
  ideas?: Idea[];
  essays: ModelText[];
};
