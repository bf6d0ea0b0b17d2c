import type { Figure } from '@ninefold/contract/writing/fields';
import type { AssessedReport } from '@ninefold/contract/writing/report';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { CardHead } from '#ui/rows/CardHead.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import { LightButton } from '../report/LightButton.tsx';
import { spotKey } from '../report/report-spots.ts';
import { useBoth } from '../report/useBoth.ts';
import sections from '../sections/Sections.module.css';
import { CheckedFigure } from './CheckedFigure.tsx';
import styles from './FigureChecks.module.css';
import { cellMarks } from './figure-marks.ts';

type FigureChecksProps = { figures: readonly Figure[]; report: AssessedReport };

/** Every number, trend and extreme that was held against the figure: on the figure, and in words. */
export function FigureChecks({ figures, report }: FigureChecksProps) {
  const t = useText(feedbackMessages);
  const { own } = useBoth();
  const { figureChecks: checks } = report;
  const marks = useMemo(() => cellMarks(figures, checks), [figures, checks]);
  const wrong = checks.filter(({ ok }) => !ok).length;
  const [onlyWrong, setOnlyWrong] = useState(wrong > 0);
  if (checks.length === 0) return null;
  return (
    <Card padding="none" className={sections.wide} aria-labelledby="figures">
      <CardHead id="figures" title={t('figures')} note={t('figuresNote', { ok: checks.length - wrong, wrong })}>
        {wrong > 0 && wrong < checks.length && (
          <Button size="sm" kind="ghost" aria-pressed={onlyWrong} onClick={() => setOnlyWrong(!onlyWrong)}>
            {t(onlyWrong ? 'all' : 'onlyWrong')}
          </Button>
        )}
      </CardHead>
      <div className={styles.columns}>
        <div className={styles.figures}>
          {figures.map((figure, at) => (
            <CheckedFigure key={figure.title} figure={figure} marks={marks.filter((mark) => mark.figure === at)} />
          ))}
        </div>
        <ul className={styles.list}>
          {checks.map(
            ({ ok, quote, comment }, at) =>
              (!onlyWrong || !ok) && (
                <li key={`${quote.start}-${comment.en}`} className={sections.row}>
                  <span className={cx(sections.state, ok ? sections.ok : sections.danger)}>
                    <Icon of={ok ? IconCircleCheck : IconCircleX} size={18} />
                    {t(ok ? 'matches' : 'differs')}
                  </span>
                  <div className={sections.rowWords}>
                    <p>{own(comment)}</p>
                    <LightButton of={spotKey.figure(at)}>{quote.text}</LightButton>
                  </div>
                </li>
              ),
          )}
          <li className={styles.silence}>{t('figuresSilence')}</li>
        </ul>
      </div>
    </Card>
  );
}
