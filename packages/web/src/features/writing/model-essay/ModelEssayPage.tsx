import { LEARNT_FROM_BAND } from '@ninefold/core/writing/model-text/faults';
import { IconAbc, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Callout } from '#ui/states/Callout.tsx';
import { listOf, startOf } from '../essay-paths.ts';
import { StudyBar } from '../study/StudyBar.tsx';
import { StudyState } from '../study/StudyState.tsx';
import { studyMessages } from '../study/study.messages.ts';
import { studyQueries } from '../study/study.queries.ts';
import { BandSwitch } from './BandSwitch.tsx';
import { Cloze } from './cloze/Cloze.tsx';
import styles from './ModelEssay.module.css';
import { ModelEssayView } from './ModelEssayView.tsx';
import { modelMessages } from './model.messages.ts';

const Go = linkAs(ButtonLink);
/** Where the stair of bands is opened first: good enough to learn from, near enough to reach. */
const FIRST = 7;

/** The written essays of a question, band beside band; and each of them with gaps, to be learnt. */
export function ModelEssayPage() {
  const t = useText(modelMessages);
  const study = useText(studyMessages);
  const { language } = useLanguage();
  const screen = useBreakpoint();
  const params = useParams({ strict: false }) as { id?: number; paperId?: number };
  const id = params.paperId ?? params.id ?? 0;
  const { data, error, refetch, isFetching } = useQuery(studyQueries.models(id));
  const [chosen, setChosen] = useState<number | null>(null);
  const [learning, setLearning] = useState(false);
  const essays = data?.essays ?? [];
  const essay = essays.find(({ band }) => band === (chosen ?? FIRST)) ?? essays.at(-1);
  const canLearn = essay !== undefined && essay.band >= LEARNT_FROM_BAND;
  const learn = () => setLearning((now) => !now);
  return (
    <>
      <StudyBar
        title={`${t('title')} · Task ${data?.paper.task ?? ''}`}
        meta={data?.paper.title[language]}
        home={listOf(data?.paper.task ?? 2)}
        middle={essay && <BandSwitch bands={essays.map(({ band }) => band)} value={essay.band} onChange={setChosen} />}
      >
        {essay &&
          canLearn &&
          (screen === 'desktop' ? (
            <Button kind="ghost" leftIcon={<Icon of={IconAbc} size={18} />} aria-pressed={learning} onClick={learn}>
              {t(learning ? 'read' : 'learn')}
            </Button>
          ) : (
            <IconButton
              label={t(learning ? 'read' : 'learn')}
              icon={<Icon of={IconAbc} />}
              aria-pressed={learning}
              onClick={learn}
            />
          ))}
        {data && (
          <Go
            kind="primary"
            leftIcon={<Icon of={IconPencil} size={18} />}
            {...startOf({ paper_id: id, task: data.paper.task })}
          >
            {screen === 'mobile' ? t('writeShort') : study('write')}
          </Go>
        )}
      </StudyBar>
      {!data && <StudyState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {learning && essay && !canLearn && (
        <div className={styles.notLearnt} role="status">
          <Callout>{t('notLearnt', { band: essay.band, from: LEARNT_FROM_BAND })}</Callout>
        </div>
      )}
      {data && essay && !(learning && canLearn) && <ModelEssayView paper={data.paper} essays={essays} essay={essay} />}
      {data && essay && learning && canLearn && <Cloze key={essay.band} paper={data.paper} essay={essay} />}
    </>
  );
}
