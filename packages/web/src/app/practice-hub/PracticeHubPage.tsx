import { IconBooks } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useMenu } from '#features/shell/useMenu.ts';
import { useText } from '#i18n/useText.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { factsAt } from '../page/page-facts.ts';
import { GoOnWith } from './GoOnWith.tsx';
import { HubWaiting } from './HubWaiting.tsx';
import styles from './PracticeHubPage.module.css';
import { PracticeLinks } from './PracticeLinks.tsx';
import { practiceMessages } from './practice.messages.ts';
import { practiceAreas } from './practice-areas.ts';
import { SkillsCard } from './SkillsCard.tsx';
import { ToolLinks } from './ToolLinks.tsx';
import { useSkillStates } from './useSkillStates.ts';
import { WorthwhileSkills } from './WorthwhileSkills.tsx';

/** On a phone this is the other half of the menu; on wider screens what to practise next, each thing once. */
export function PracticeHubPage() {
  const t = useText(practiceMessages);
  return (
    <div className={styles.hub}>
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.sentence}>
          <WorthwhileSkills />
        </p>
      </div>
      <DeferredBlock>
        <GoOnWith />
        <Areas />
      </DeferredBlock>
    </div>
  );
}

function Areas() {
  const t = useText(practiceMessages);
  const router = useRouter();
  const { groups, isPending, error, retry, isFetching } = useMenu();
  const { skills, collected, wholes } = practiceAreas(groups, (path) => factsAt(router, path));
  const states = useSkillStates();
  if (isPending) return <HubWaiting />;
  if (error) return <ErrorState title={t('failed')} error={error} onRetry={() => retry()} retrying={isFetching} />;
  if (skills.length + collected.length + wholes.length === 0)
    return (
      <EmptyState title={t('none')} icon={<Icon of={IconBooks} size={40} />}>
        {t('noneSentence')}
      </EmptyState>
    );
  return (
    <>
      {skills.length > 0 && <SkillsCard skills={skills} states={states} />}
      <div className={styles.lists}>
        {collected.length > 0 && <PracticeLinks id="collected" title={t('collected')} links={collected} />}
        <PracticeLinks id="wholes" title={t('wholes')} links={wholes}>
          <ToolLinks />
        </PracticeLinks>
      </div>
    </>
  );
}
