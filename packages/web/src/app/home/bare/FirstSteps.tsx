import { IconBook, IconCertificate, IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { listeningPapers } from '#features/listening/listening.papers.ts';
import { readingPapers } from '#features/reading/reading.papers.ts';
import { useText } from '#i18n/useText.ts';
import { practiceQueries } from '#practice/practice.queries.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CardHead } from '#ui/rows/CardHead.tsx';
import { AppButtonLink } from '../../links.tsx';
import { openPapers, paperToBegin } from '../landing/papers-to-begin.ts';
import { bareMessages } from './bare.messages.ts';
import { FirstTestButton } from './FirstTest.tsx';
import { StepRow } from './StepRow.tsx';
import { span } from './span.ts';

/** Three ways to begin, each with its time and what it gives. */
export function FirstSteps({ tested, onPastScores }: { tested: boolean; onPastScores: () => void }) {
  const t = useText(bareMessages);
  const { set, papers } = useShelf();
  const short = paperToBegin(openPapers(set));
  return (
    <Card padding="none" aria-labelledby="first-steps">
      <CardHead id="first-steps" title={t(tested ? 'stepsTested' : 'steps')} />
      <ul>
        <StepRow
          lead={!tested}
          icon={IconClipboardCheck}
          name={t(tested ? 'testAgain' : 'firstTest')}
          sentence={t('firstTestSentence')}
          facts={[
            set ? t('testFacts', { questions: set.marks, minutes: Math.round(set.seconds / 60) }) : '',
            t('givesBand'),
          ]}
        >
          <FirstTestButton set={set} kind={tested ? 'secondary' : 'primary'} />
        </StepRow>
        <StepRow
          icon={IconBook}
          name={t('shortStep')}
          sentence={t('shortStepSentence')}
          facts={[
            papers.length
              ? t('shortFacts', {
                  questions: span(papers.map(({ marks }) => marks)),
                  minutes: span(papers.map(({ seconds }) => Math.round(seconds / 60))),
                })
              : '',
            t('givesMarks'),
          ]}
        >
          <AppButtonLink {...(short ? readingPapers.paperPath(short.id) : { to: '/reading-list' })}>
            {t('shortStepGo')}
          </AppButtonLink>
        </StepRow>
        <StepRow
          icon={IconCertificate}
          name={t('pastStep')}
          sentence={t('pastStepSentence')}
          facts={[t('pastFacts'), t('givesPlan')]}
        >
          <Button onClick={onPastScores}>{t('pastStepGo')}</Button>
        </StepRow>
      </ul>
    </Card>
  );
}

/** The first full reading set, and the single papers that are as quickly begun. */
function useShelf() {
  const reading = useQuery(practiceQueries.firstSet(readingPapers));
  const listening = useQuery(practiceQueries.firstSet(listeningPapers));
  const papers = [...openPapers(reading.data?.set), ...openPapers(listening.data?.set)];
  return { set: reading.data?.set, papers };
}
