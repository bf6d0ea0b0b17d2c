import { useLocation } from '@tanstack/react-router';
import { LearningDataPage } from '#features/analysis/learning/LearningDataPage.tsx';
import { AnalysisRoute } from './AnalysisRoute.tsx';

/**
 * Both pages about a learner's records are one download with its words: one leads to the other, and each download of its
 * own would make the first page of the product heavier by a line.
 */
export function AnalysisPages() {
  const { pathname } = useLocation();
  return pathname === '/analysis' ? <AnalysisRoute /> : <LearningDataPage />;
}
