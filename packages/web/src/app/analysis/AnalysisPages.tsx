import { useNavigate, useSearch } from '@tanstack/react-router';
import { AnalysisPage } from '#features/analysis/AnalysisPage.tsx';
import { analysisMessages } from '#features/analysis/analysis.messages.ts';
import { analysisSearch } from '#features/analysis/analysis-search.ts';
import { LearningDataPage } from '#features/analysis/learning/LearningDataPage.tsx';
import { spokenMessages } from '#features/analysis/speaking/spoken.messages.ts';
import { feedbackMessages } from '#features/writing/feedback/feedback.messages.ts';
import { useText } from '#i18n/useText.ts';
import { typeMessages } from '#practice/question-types/types.messages.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { withWords } from '../page/with-words.ts';

// Both pages about a learner's records are one download with its words: one leads to the other, and each download of its
// own would make the first page of the product heavier by a line.

const ANALYSIS = '/analysis';

/** `/analysis`: here the names of slips come from writing. */
function AnalysisRoute() {
  const search = analysisSearch(useSearch({ from: ANALYSIS }));
  const slips = useText(feedbackMessages);
  const navigate = useNavigate({ from: ANALYSIS });
  return (
    <AnalysisPage
      search={search}
      kit={{ slipName: (kind) => slips(`kind_${kind}`) }}
      onSearch={(next) => void navigate({ to: ANALYSIS, search: analysisSearch(next), replace: true })}
    />
  );
}

/** `/learnin_data`, and the same spelled rightly. */
const LearningDataRoute = () => <LearningDataPage />;

export const openAnalysis = () =>
  withWords(AnalysisRoute, analysisMessages, spokenMessages, feedbackMessages, skillMessages, typeMessages);
export const openLearningData = () => withWords(LearningDataRoute, analysisMessages, skillMessages);
