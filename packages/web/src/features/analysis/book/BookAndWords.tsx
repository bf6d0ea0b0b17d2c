import type { Promised } from '@ninefold/contract/vocabulary/plan';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { analysisMessages } from '../analysis.messages.ts';
import { analysisQueries } from '../analysis.queries.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { DayBars } from '../charts/DayBars.tsx';
import panel from '../marks/MarksPanel.module.css';
import { QueryCard } from '../QueryCard.tsx';
import { useDayName } from '../useDayName.ts';

const Go = linkAs(ButtonLink);

/** What the book of mistakes opened and closed, and what the words promise: they belong to all skills. */
export function BookAndWords() {
  return (
    <div className={panel.three}>
      <BookCard />
      <WordsCard />
    </div>
  );
}

function BookCard() {
  const t = useText(analysisMessages);
  const names = useDayName();
  const query = useQuery(analysisQueries.book());
  return (
    <QueryCard
      title={t('bookTitle')}
      query={query}
      note={({ weeks, open, closed }) => (
        <span className={panel.note}>
          {t('bookOpen', { count: open.at(-1) ?? 0 })} ·{' '}
          {t('bookClosed', { count: closed.reduce((sum, one) => sum + one, 0), weeks: weeks.length })}
        </span>
      )}
    >
      {({ rows, weeks, open, closed }) =>
        rows.length === 0 ? (
          <p className={panel.note}>{t('bookNone')}</p>
        ) : (
          <>
            <ChartFigure
              sentence={t('bookSentence', { weeks: weeks.length })}
              head={[t('week'), t('open'), t('closed')]}
              rows={weeks.map((week, at) => [names.short(week), String(open[at] ?? 0), String(closed[at] ?? 0)])}
            >
              <DayBars
                height={150}
                bars={weeks.map((week, at) => ({ key: week, name: names.short(week), value: open[at] ?? 0 }))}
              />
            </ChartFigure>
            <Go kind="ghost" size="sm" to="/mistakes">
              {t('toBook')}
            </Go>
          </>
        )
      }
    </QueryCard>
  );
}

function WordsCard() {
  const t = useText(analysisMessages);
  const query = useQuery(analysisQueries.words());
  return (
    <QueryCard title={t('wordsTitle')} query={query}>
      {(promised) => (
        <>
          <p className={panel.note}>{promiseText(promised, t)}</p>
          <Go kind="ghost" size="sm" to="/word-review">
            {t('toWords')}
          </Go>
        </>
      )}
    </QueryCard>
  );
}

type Text = ReturnType<typeof useText<typeof import('../analysis.zh.ts').text>>;

function promiseText(promised: Promised, t: Text): string {
  switch (promised.state) {
    case 'promised': {
      const { about, low, high, today } = promised;
      return t('wordsPromised', { about, low, high, today });
    }
    case 'too_little':
      return t('wordsMissing', { missing: promised.missing });
    case 'no_exam':
      return t('wordsNoExam');
    case 'too_far':
      return t('wordsFar');
    case 'counting':
      return t('wordsCounting');
  }
}
