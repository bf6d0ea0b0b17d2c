import { checkPlan, planText } from '@ninefold/core/writing/ideas/board';
import { IconPencil } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { useInside } from '#practice/inside/inside.ts';
import { newId } from '#practice/new-id.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { toast } from '#ui/states/toast.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { essayQueries } from '../essay.queries.ts';
import { editorOf, listOf } from '../essay-paths.ts';
import { kindMessages } from '../kinds/kinds.messages.ts';
import { StudyBar } from '../study/StudyBar.tsx';
import { studyMessages } from '../study/study.messages.ts';
import { useRoleName } from '../study/useRoleName.ts';
import styles from './Board.module.css';
import { ideasMessages } from './ideas.messages.ts';
import { type IdeasPage, ideasQueries } from './ideas.queries.ts';
import { PlanCard } from './PlanCard.tsx';
import { Sides } from './Sides.tsx';
import { ThinkFirst } from './ThinkFirst.tsx';
import { Thinking } from './Thinking.tsx';
import { UsefulWords } from './UsefulWords.tsx';
import { useBoard } from './useBoard.ts';

type View = 'board' | 'plan' | 'words';

export function Board({ page }: { page: IdeasPage }) {
  const t = useText(ideasMessages);
  const study = useText(studyMessages);
  const kinds = useText(kindMessages);
  const { language } = useLanguage();
  const screen = useBreakpoint();
  const router = useRouter();
  const client = useQueryClient();
  const roleName = useRoleName();
  const inside = useInside();
  const { board, ideas, picked, state, change, save } = useBoard(page);
  const [view, setView] = useState<View>('board');
  const { paper, sides } = page;
  const checks = checkPlan(board.plan, picked, sides);

  const write = useMutation({
    mutationFn: async () => {
      await save();
      const outline = planText(board.plan, picked, {
        role: (_, at) => roleName(board.plan, at),
        because: study('because'),
        example: study('example'),
      });
      return api.exercise.saveEssayRecordInfo({ id: 0, paper_id: paper.id, outline, key: newId() });
    },
    onSuccess: ({ id }) => {
      void client.invalidateQueries(essayQueries.all());
      void router.navigate(inside?.draft(id) ?? editorOf({ id, paper_id: paper.id, task: paper.task }));
    },
    onError: ({ message }) => toast.error(message || t('writeFailed')),
  });

  const compare = useMutation({
    mutationFn: async (seconds: number) => {
      change({ seconds, compared: 1 });
      // Once more where another tab was first: both boards are one by then.
      if (!((await save()) || (await save()))) throw new Error('not saved');
      await client.fetchQuery({ ...ideasQueries.board(paper.id), staleTime: 0 });
    },
    onError: () => {
      change({ compared: 0 });
      toast.error(t('compareFailed'));
    },
  });

  // Not before all ideas are there: those that arrive later would push away what is just about to be pressed.
  const thinking = board.compared === 0 || compare.isPending;
  return (
    <>
      <StudyBar
        title={`${t('title')} · Task ${paper.task}`}
        meta={t(`save_${state}`)}
        home={listOf(paper.task)}
        middle={
          !thinking && (
            <Tabs
              label={t('views')}
              tabs={(['board', 'plan', 'words'] as const).map((one) => ({ value: one, label: t(`view_${one}`) }))}
              value={view}
              onChange={setView}
              panelId="ideas-panel"
            />
          )
        }
      >
        {!thinking && (
          <Button
            kind="primary"
            busy={write.isPending}
            leftIcon={<Icon of={IconPencil} size={18} />}
            onClick={() => write.mutate()}
          >
            {t(screen === 'mobile' ? 'writeShort' : 'write')}
          </Button>
        )}
      </StudyBar>
      <div className={styles.page}>
        <div className={styles.head}>
          <div>
            <p className={styles.kind}>{kinds(paper.type)}</p>
            <p className={styles.prompt} lang="en">
              {paper.content}
            </p>
          </div>
          {!thinking && <Thinking seconds={board.seconds} />}
        </div>
        {thinking ? (
          <ThinkFirst
            paper={paper.id}
            sides={sides}
            own={board.own}
            seconds={board.seconds}
            onOwn={(own) => change({ own })}
            onSeconds={(seconds) => change({ seconds })}
            isComparing={compare.isPending}
            onDone={(seconds) => compare.mutate(seconds)}
          />
        ) : (
          <div id="ideas-panel" className={styles.columns} data-view={view}>
            {view === 'words' ? (
              <UsefulWords page={page} />
            ) : (
              view === 'board' && (
                <Sides
                  paper={paper.id}
                  sides={sides}
                  ideas={ideas}
                  words={new Map(page.ideas.map((one, at) => [`pack:${at}`, one.words]))}
                  picked={board.picked}
                  own={board.own}
                  onPicked={(next) => change({ picked: next })}
                  onOwn={(own) => change({ own, picked: board.picked.filter((id) => stillThere(id, own)) })}
                />
              )
            )}
            {(view !== 'words' || screen !== 'mobile') && (
              <PlanCard
                language={language}
                plan={board.plan}
                picked={picked}
                checks={checks}
                example={view === 'plan' ? page.outline : []}
                onPlan={(plan) => change({ plan })}
              />
            )}
          </div>
        )}
      </div>
    </>
  );
}

const stillThere = (id: string, own: readonly { id: string }[]) =>
  !id.startsWith('own:') || own.some((one) => `own:${one.id}` === id);
