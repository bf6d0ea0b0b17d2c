import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { BandChip } from '#ui/band/BandChip.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { SkillIcon } from '#ui/skill/SkillIcon.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { analysisMessages } from '../analysis.messages.ts';
import type { Bands, SkillBands } from '../analysis.queries.ts';
import { spokenMessages } from '../speaking/spoken.messages.ts';
import { useDayName } from '../useDayName.ts';
import styles from './BandsCard.module.css';
import { standingOf } from './gaps.ts';

const Go = linkAs(ButtonLink);

const FEW = {
  listening: 'outlookFewPapers',
  reading: 'outlookFewPapers',
  writing: 'outlookFewEssays',
  speaking: 'outlookFewSittings',
} as const;

/** In plain words, only when there is enough; otherwise what is missing. */
export function OutlookPart({ bands, of }: { bands: Bands; of: SkillBands }) {
  const t = useText(analysisMessages);
  const { title, sentence } = useOutlookWords(of);
  return (
    <div className={styles.outlook}>
      <h2>{title}</h2>
      <p className={styles.sentence}>{sentence}</p>
      <ul className={styles.skills}>
        {bands.skills.map((one) => (
          <SkillLine key={one.skill} of={one} />
        ))}
      </ul>
      <div className={styles.action}>
        {of.outlook.outcome === 'no_exam' ? (
          <Go kind="primary" block to="/ielts-planner">
            {t('toPlan')}
          </Go>
        ) : (
          <MoreTests skill={of.skill} />
        )}
      </div>
    </div>
  );
}

function MoreTests({ skill }: Pick<SkillBands, 'skill'>) {
  const t = useText(analysisMessages);
  const spoken = useText(spokenMessages);
  if (skill === 'writing')
    return (
      <Go kind="primary" block to="/writing-list-next/{-$type}" params={{ type: 2 }}>
        {t('doEssay')}
      </Go>
    );
  if (skill === 'speaking')
    return (
      <Go kind="primary" block to="/speaking">
        {spoken('doSpeaking')}
      </Go>
    );
  return (
    <Go kind="primary" block to={`/${skill}-list`}>
      {t('doSet')}
    </Go>
  );
}

function SkillLine({ of }: { of: SkillBands }) {
  const t = useText(analysisMessages);
  const skills = useText(skillMessages);
  const standing = standingOf(of);
  const { outlook, target } = of;
  return (
    <li>
      <SkillIcon skill={of.skill} size={18} />
      <span>{skills(of.skill)}</span>
      {standing ? (
        <span>
          <BandChip score={standing.band} />
          {outlook.outcome === 'told' &&
            ` → ${t('range', { low: bandText(outlook.forecast.low), high: bandText(outlook.forecast.high) })}`}
        </span>
      ) : (
        <small>{t('noBand')}</small>
      )}
      <small>{target > 0 ? t('target', { band: bandText(target) }) : ''}</small>
    </li>
  );
}

function useOutlookWords({ skill, outlook, target }: SkillBands): { title: string; sentence: string } {
  const t = useText(analysisMessages);
  const names = useDayName();
  const missing = { title: t('outlookMissing') };
  switch (outlook.outcome) {
    case 'told': {
      const { about, low, high, tenths, count } = outlook.forecast;
      return {
        title:
          tenths === null
            ? t('outlookNoTarget', { band: bandText(about) })
            : t('outlookTold', { target: bandText(target), chance: t(`chance_${tenths}` as 'chance_0') }),
        sentence: t('outlookToldSentence', { count, low: bandText(low), high: bandText(high) }),
      };
    }
    case 'few':
      return {
        ...missing,
        sentence: t(FEW[skill], { more: outlook.more }),
      };
    case 'short':
      return { ...missing, sentence: t('outlookShort') };
    case 'stale':
      return { ...missing, sentence: t('outlookStale', { day: names.short(outlook.since) }) };
    case 'no_exam':
      return { ...missing, sentence: t('outlookNoExam') };
  }
}
