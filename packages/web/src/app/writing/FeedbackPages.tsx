import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ComparePage } from '#features/writing/compare/ComparePage.tsx';
import { FeedbackPage } from '#features/writing/feedback/FeedbackPage.tsx';

/** The addresses of one page: by paper and record, by record alone, or the newest of a task. */

export const Task1FeedbackPage = () => <OfPaper from="/writing-feedback-task-1/$id/{-$recordId}" />;
export const EvaluationPage = () => <OfPaper from="/evaluation/$id/{-$recordId}" />;

function OfPaper({ from }: { from: '/writing-feedback-task-1/$id/{-$recordId}' | '/evaluation/$id/{-$recordId}' }) {
  const { id, recordId } = useParams({ from });
  const { at } = useSearch({ from });
  if (recordId !== undefined) return <FeedbackPage wanted={{ recordId }} at={at} />;
  return <FeedbackPage wanted={id > 0 ? { paperId: id } : { task: 1 }} />;
}

export function Task2FeedbackPage() {
  const from = '/writing-feedback-task-2/{-$recordId}';
  const { recordId } = useParams({ from });
  const { at } = useSearch({ from });
  return <FeedbackPage wanted={recordId === undefined ? { task: 2 } : { recordId }} at={at} />;
}

export function DraftsComparePage() {
  const from = '/writing-compare/$recordId';
  const { recordId } = useParams({ from });
  const { earlier } = useSearch({ from });
  const navigate = useNavigate();
  return (
    <ComparePage
      recordId={recordId}
      earlier={earlier}
      onEarlier={(chosen) =>
        void navigate({ to: from, params: { recordId }, search: { earlier: chosen }, replace: true })
      }
    />
  );
}
