import type { Promised } from '@ninefold/contract/vocabulary/plan';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { analysisMessages } from '../analysis.messages.ts';
import { analysisQueries } from '../analysis.queries.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { DayBars } from '../charts/DayBars.tsx';
import panel from '../marks/MarksPanel.module.css';
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
  const { data } = useQuery(analysisQueries.book());
  if (!data) return null;
  const { weeks, open, closed } = data;
  const openNow = open.at(-1) ?? 0;
  const mended = closed.reduce((sum, one) => sum + one, 0);
  return (
    <Card>
      <div className={panel.head}>
        <h2>{t('bookTitle')}</h2>
        <span className={panel.note}>
          {t('bookOpen', { count: openNow })} · {t('bookClosed', { count: mended, weeks: weeks.length })}
        </span>
      </div>
      {data.rows.length === 0 ? (
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
      )}
    </Card>
  );
}

function WordsCard() {
  const t = useText(analysisMessages);
  const { data } = useQuery(analysisQueries.words());
  if (!data) return null;
  return (
    <Card>
      <div className={panel.head}>
        <h2>{t('wordsTitle')}</h2>
      </div>
      <p className={panel.note}>{promiseText(data, t)}</p>
      <Go kind="ghost" size="sm" to="/word-review">
        {t('toWords')}
      </Go>
    </Card>
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
