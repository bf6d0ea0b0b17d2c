import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { BookWords } from '../list/BookWords.tsx';
import { ListedWords } from '../list/ListedWords.tsx';
import styles from '../list/WordsPage.module.css';
import { NotebookList } from '../notebook/NotebookList.tsx';
import { type Plan, type Report, vocabularyQueries } from '../vocabulary.queries.ts';
import { wordsMessages } from '../words.messages.ts';
import { SmartWords } from './SmartWords.tsx';

const Go = linkAs(ButtonLink);

type List = 'unit' | 'notebook' | 'hard' | 'misspelt' | 'essays';

/** The unit at hand, the notebook, hard words, and the lists that the product collects. */
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
            { value: 'essays', label: t('essaysTab') },
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
      {(chosen === 'misspelt' || chosen === 'essays') && <SmartWords kind={chosen} hideChinese={hideChinese} />}
    </>
  );
}
