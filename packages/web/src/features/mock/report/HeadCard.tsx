import type { MockReport, PaperReport } from '@ninefold/contract/mock/report';
import { scoresIn } from '@ninefold/core/score-fields';
import { SKILLS, type Skill } from '@ninefold/core/skills';
import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { languageTag } from '#i18n/language.ts';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { useMe } from '#session/session.ts';
import { BandFan } from '#ui/band/BandFan.tsx';
import { BandRing } from '#ui/band/BandRing.tsx';
import { bandText, hasScore } from '#ui/band/band-colour.ts';
import { SkillIcon } from '#ui/skill/SkillIcon.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { type MockKit, reviewPath } from '../mock-kit.ts';
import { Change } from './Change.tsx';
import styles from './HeadCard.module.css';
import { reportMessages } from './report.messages.ts';
import { targetsOf } from './targets.ts';

/** The overall and the four skills: each band with what it rests on, against the target and the mock before. */
export function HeadCard({ kit, report }: { kit: MockKit; report: MockReport }) {
  const t = useText(reportMessages);
  const skills = useText(skillMessages);
  const me = useMe();
  const { language } = useLanguage();
  const listed = (names: string[]) => new Intl.ListFormat(languageTag(language)).format(names);
  const targets = targetsOf(me ? scoresIn('target_score', me) : null);
  const overall = me?.target_score ?? -1;
  const { score } = report.scores;
  return (
    <section className={styles.card} aria-label={t('bands')}>
      <div className={styles.overall}>
        <BandFan
          score={score}
          target={hasScore(overall) ? overall : null}
          width={180}
          ground="surface"
          subject={t(report.whole === 1 ? 'overall' : 'overallParts')}
        />
        <p className={styles.name}>{t(report.whole === 1 ? 'overallWhole' : 'overallParts')}</p>
        <p className={styles.quiet}>{overallWords()}</p>
      </div>
      {SKILLS.map((skill) => (
        <div key={skill} className={styles.cell} data-skill={skill}>
          <h2 className={styles.skill}>
            <SkillIcon skill={skill} />
            {skills(skill)}
          </h2>
          <div className={styles.ring}>
            <BandRing
              score={report.scores[`${skill}_score`]}
              target={hasScore(targets[skill]) ? targets[skill] : null}
              size={76}
              subject={skills(skill)}
            />
            <Change report={report} skill={skill} />
          </div>
          <Basis kit={kit} report={report} skill={skill} />
          {hasScore(targets[skill]) && <Fact name={t('target')}>{bandText(targets[skill])}</Fact>}
        </div>
      ))}
    </section>
  );

  function overallWords(): string {
    if (!hasScore(score)) return t(report.writing.state === 'waiting' ? 'noBandYet' : 'noBand');
    if (report.whole === 0)
      return t('overallMissing', { missing: listed(report.missing.map((skill) => skills(skill))) });
    if (!hasScore(overall)) return t('noTarget');
    const gap = overall - score;
    if (gap <= 0) return t('targetReached', { band: bandText(overall) });
    return t('belowTarget', { gap: bandText(gap), band: bandText(overall) });
  }
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className={styles.fact}>
      <span>{name}</span>
      <b>{children}</b>
    </p>
  );
}

/** What the band rests on. */
function Basis({ kit, report, skill }: { kit: MockKit; report: MockReport; skill: Skill }) {
  const t = useText(reportMessages);
  if (skill === 'listening' || skill === 'reading') {
    const paper = report[skill];
    return paper ? <Paper kit={kit} skill={skill} paper={paper} /> : <p className={styles.quiet}>{t('notSat')}</p>;
  }
  if (skill === 'speaking')
    return (
      <p className={styles.quiet}>
        {t(report.speaking.state === 'none' ? 'speakingNone' : `spoke_${report.speaking.state}`)}
      </p>
    );
  return <p className={styles.quiet}>{t(`writing_${report.writing.state}`)}</p>;
}

function Paper({ kit, skill, paper }: { kit: MockKit; skill: 'listening' | 'reading'; paper: PaperReport }) {
  const t = useText(reportMessages);
  return (
    <>
      <Fact name={t('correct')}>
        <Link {...reviewPath(kit[skill], paper)} aria-label={t('reviewOf', { right: paper.right, total: paper.total })}>
          {paper.right} / {paper.total}
        </Link>
      </Fact>
      {!hasScore(paper.band) && <p className={styles.quiet}>{t('noBandPaper')}</p>}
      {hasScore(paper.next) && paper.more > 0 && (
        <p className={styles.quiet}>{t('nextBand', { more: paper.more, band: bandText(paper.next) })}</p>
      )}
      {paper.late > 0 && <p className={styles.warn}>{t('late', { count: paper.late })}</p>}
    </>
  );
}
