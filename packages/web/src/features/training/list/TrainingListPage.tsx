import { TRAINING_COURSES, TRAINING_TYPE, type TrainingType } from '@ninefold/core/training/courses';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { whyNull } from '#lib/errors/null-rejection.ts';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { useKeptTraining } from '../sitting/useKeptTraining.ts';
import { trainingMessages } from '../training.messages.ts';
import { trainingQueries } from '../training.queries.ts';
import { Collections } from './Collections.tsx';
import { SelectedKeys } from './SelectedKeys.tsx';
import styles from './TrainingListPage.module.css';

const PANEL = 'training-list';

/** `/training-list/{1|2|3}`: the sets of a course, as cards or as the basic list, as the operator chose. */
export function TrainingListPage() {
  const t = useText(trainingMessages);
  const skills = useText(skillMessages);
  const { type } = useParams({ strict: false });
  const course = (Number(type) || 1) as TrainingType;
  const navigate = useNavigate();
  useKeptTraining();
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      <div className={styles.bar}>
        <Tabs
          label={t('courses')}
          tabs={TRAINING_COURSES.map((one) => ({ value: String(TRAINING_TYPE[one]), label: skills(one) }))}
          value={String(course)}
          onChange={(next) =>
            void navigate({ to: '/training-list/{-$type}', params: { type: Number(next) as TrainingType } })
          }
          panelId={PANEL}
        />
      </div>
      <div id={PANEL} role="tabpanel" aria-label={t('title')}>
        <Sets key={course} course={course} />
      </div>
    </>
  );
}

function Sets({ course }: { course: TrainingType }) {
  const t = useText(trainingMessages);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const asked = trainingQueries.config(course, selected);
  const config = useQuery(asked);
  if (config.isPending) return <LoadingRows rows={4} />;
  if (!config.data)
    return (
      <ErrorState
        title={t('failed')}
        error={whyNull(asked.queryKey)}
        onRetry={() => void config.refetch()}
        retrying={config.isFetching}
      />
    );
  if (config.data.collections === 1) return <Collections course={course} selected={[]} look="cards" onClear={null} />;
  return (
    <>
      <SelectedKeys config={config.data} selected={selected} onChange={setSelected} />
      <Collections course={course} selected={selected} look="rows" onClear={() => setSelected([])} />
    </>
  );
}
