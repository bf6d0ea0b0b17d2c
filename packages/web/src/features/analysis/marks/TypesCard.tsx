import { percentOf } from '@ninefold/core/analysis/certainty';
import { questionsMissing } from '@ninefold/core/analysis/weakest';
import type { QuestionType } from '@ninefold/core/practice/question-types';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { analysisMessages } from '../analysis.messages.ts';
import type { Marks } from '../analysis.queries.ts';
import type { PaperSkill } from '../analysis-search.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { type Share, ShareRow } from '../charts/ShareRow.tsx';
import styles from './MarksPanel.module.css';

const Go = linkAs(ButtonLink);

type TypeShare = Share & { type: QuestionType };

type TypesCardProps = {
  skill: PaperSkill;
  types: readonly TypeShare[];
  weakest: TypeShare | null;
  marks: Pick<Marks, 'target' | 'needed'>;
};

/**
 * Every type leads to ten questions of it, unless it is good enough; the weakest has the one soft button. A type with too
 * few questions leads to papers that have it: only whole papers are counted here.
 */
export function TypesCard({ skill, types, weakest, marks: { target, needed } }: TypesCardProps) {
  const t = useText(analysisMessages);
  const skills = useText(skillMessages);
  return (
    <Card>
      <div className={styles.head}>
        <h2>{t('typesTitle')}</h2>
        <p className={styles.legend}>
          <span>
            <i className={styles.enoughSign} aria-hidden="true" /> {t('legendEnough')}
          </span>
          <span>
            <i className={styles.someSign} aria-hidden="true" /> {t('legendSome')}
          </span>
          {needed >= 0 && (
            <span className={styles.needed}>{t('legendNeeded', { band: bandText(target), percent: needed })}</span>
          )}
        </p>
      </div>
      <ChartFigure
        sentence={t('typesSentence', { skill: skills(skill), count: types.length })}
        head={[t('name'), t('right'), t('all'), t('share')]}
        rows={types.map(({ name, right, total }) => [
          name,
          String(right),
          String(total),
          total < 5 ? t('tooFew') : t('percent', { percent: percentOf(right, total).percent }),
        ])}
      >
        <ul>
          {types.map((row) => (
            <ShareRow
              key={row.type}
              share={row}
              needed={needed}
              weakest={row === weakest}
              action={<Drill skill={skill} row={row} weakest={row === weakest} needed={needed} />}
            />
          ))}
        </ul>
      </ChartFigure>
      <p className={styles.note}>{t('typesCounted')}</p>
    </Card>
  );
}

type DrillProps = { skill: PaperSkill; row: TypeShare; weakest: boolean; needed: number };

function Drill({ skill, row: { type, name, right, total }, weakest, needed }: DrillProps) {
  const t = useText(analysisMessages);
  if (questionsMissing(total) > 0)
    return (
      <Go kind="ghost" size="sm" to={`/${skill}-list`} search={{ type }} aria-label={t('findTypeOf', { type: name })}>
        {t('findType')}
      </Go>
    );
  if (right === total || (needed >= 0 && (100 * right) / total >= needed)) return null;
  return (
    <Go
      kind={weakest ? 'soft' : 'ghost'}
      size="sm"
      to="/training-drill/$skill/$type"
      params={{ skill, type }}
      aria-label={t('drillOf', { type: name })}
    >
      {t('drill')}
    </Go>
  );
}
