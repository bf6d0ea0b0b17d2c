import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { BookWords } from '../list/BookWords.tsx';
import { ListedWords } from '../list/ListedWords.tsx';
import styles from '../list/WordsPage.module.css';
import { NotebookList } from '../notebook/NotebookList.tsx';
import { type Plan, type Report, vocabularyQueries } from '../vocabulary.queries.ts';
import { wordsMessages } from '../words.messages.ts';

const Go = linkAs(ButtonLink);

type List = 'unit' | 'notebook' | 'hard' | 'misspelt';

/** The unit at hand, the notebook, hard words, and words spelt wrong. */
export function WordLists({ plan, report }: { plan: Plan; report: Report }) {
  const t = useText(wordsMessages);
  const { language } = useLanguage();
  const [first] = plan.books;
  const [list, setList] = useState<List>(first ? 'unit' : 'notebook');
  const [hideChinese, setHideChinese] = useState(false);
  const { data: book } = useQuery({ ...vocabularyQueries.book(first?.id ?? 0), enabled: first !== undefined });
  const unit = book?.units.find(({ progress }) => progress.new > 0) ?? book?.units[0];
  const chosen = list === 'unit' && !first ? 'notebook' : list;
  return (
    <>
      <div className={styles.listHead}>
        <Tabs<List>
          label={t('lists')}
          value={chosen}
          onChange={setList}
          tabs={[
            ...(first ? [{ value: 'unit' as const, label: unit?.name[language] ?? t('unit', { n: 1 }) }] : []),
            { value: 'notebook', label: t('notebookTab'), count: report.notebook_count },
            { value: 'hard', label: t('hardTab'), count: report.hard_count },
            { value: 'misspelt', label: t('misspeltTab') },
          ]}
        />
        <div className={styles.tools}>
          {chosen === 'hard' && report.hard_count > 0 && (
            <Go kind="soft" size="sm" to="/word-review" search={{ which: 'hard' }}>
              {t('practiseHard')}
            </Go>
          )}
          <Button
            size="sm"
            aria-pressed={hideChinese}
            leftIcon={<Icon of={hideChinese ? IconEye : IconEyeOff} size={16} />}
            onClick={() => setHideChinese(!hideChinese)}
          >
            {t(hideChinese ? 'showChinese' : 'hideChinese')}
          </Button>
        </div>
      </div>
      {chosen === 'unit' && first && unit && (
        <BookWords bookId={first.id} filter={{ unit: unit.unit }} hideChinese={hideChinese} />
      )}
      {chosen === 'notebook' && <NotebookList hideChinese={hideChinese} />}
      {chosen === 'hard' && (
        <ListedWords
          rows={report.hard}
          hideChinese={hideChinese}
          empty={<EmptyState title={t('emptyHard')}>{t('emptyHardSentence')}</EmptyState>}
        />
      )}
      {chosen === 'misspelt' && <Misspelt hideChinese={hideChinese} />}
    </>
  );
}

function Misspelt({ hideChinese }: { hideChinese: boolean }) {
  const t = useText(wordsMessages);
  const { data } = useQuery(vocabularyQueries.misspelt());
  if (!data) return <LoadingRows rows={4} />;
  return (
    <ListedWords
      rows={data.list}
      hideChinese={hideChinese}
      empty={<EmptyState title={t('emptyMisspelt')}>{t('emptyMisspeltSentence')}</EmptyState>}
    />
  );
}
