import { useParams } from '@tanstack/react-router';
import { TrainingListPage } from '#features/training/list/TrainingListPage.tsx';
import { TrainingCollectionPage } from '#features/training/sitting/TrainingCollectionPage.tsx';
import { trainingMessages } from '#features/training/training.messages.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { withWords } from '../page/with-words.ts';
import { TrainingDrillRoute } from './TrainingDrillRoute.tsx';

/**
 * The pages of training are one download with its words: a learner goes from one to the next, and each download of its
 * own would make the first page of the product heavier by a line.
 */
function TrainingPages() {
  const { collectionId, recordId, skill } = useParams({ strict: false });
  if (collectionId) return <TrainingCollectionPage />;
  return recordId || skill ? <TrainingDrillRoute /> : <TrainingListPage />;
}

export const openTraining = () => withWords(TrainingPages, trainingMessages, skillMessages);
