import { daysBetween } from '@ninefold/core/time/day';
import { useQuery } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { DeferredBlock } from '#navigation/DeferredBlock.tsx';
import { MenuSelect } from '#ui/forms/MenuSelect.tsx';
import { skillMessages } from '#ui/skill/skills.messages.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import styles from './AnalysisPage.module.css';
import { analysisMessages } from './analysis.messages.ts';
import { analysisQueries, type Bands, type SkillBands } from './analysis.queries.ts';
import type { AnalysisKit } from './analysis-kit.ts';
import { type AnalysisSearch, type BandSkill, isOfPapers, PERIODS, STANDARD_PERIOD } from './analysis-search.ts';
import { BandsCard } from './bands/BandsCard.tsx';
import { furthestOf, gapOf } from './bands/gaps.ts';
import { BookAndWords } from './book/BookAndWords.tsx';
import { EssaysPanel } from './essays/EssaysPanel.tsx';
import { MarksPanel } from './marks/MarksPanel.tsx';
import { PageSwitch } from './PageSwitch.tsx';
import { SpeakingPanel } from './speaking/SpeakingPanel.tsx';

const PANEL = 'analysis-skill';

type AnalysisPageProps = {
  search: AnalysisSearch;
  kit: AnalysisKit;
  onSearch: (search: AnalysisSearch) => void;
};

/** What holds me back, and what to do about it. */
export function AnalysisPage({ search, kit, onSearch }: AnalysisPageProps) {
  const t = useText(analysisMessages);
  const query = useQuery(analysisQueries.bands());
  const bands = query.data;
  const skill = search.skill ?? (bands ? furthestOf(bands.skills) : 'listening');
  const days = search.days ?? STANDARD_PERIOD;
  const of = bands?.skills.find((one) => one.skill === skill);
  return (
    <>
      <div className={styles.head}>
        <Title of={of} />
        <div className={styles.tools}>
          <PageSwitch here="analysis" />
          {/* Essays and sittings are few: the last ones are shown, whenever they were. */}
          {isOfPapers(skill) && (
            <MenuSelect
              label={t('period')}
              value={days}
              choices={PERIODS.map((value) => ({ value, label: t(`days_${value}`) }))}
              onChange={(next) => onSearch({ ...search, days: next })}
            />
          )}
        </div>
      </div>
      <DeferredBlock>
        {query.isError && (
          <ErrorState
            title={t('failed')}
            error={query.error}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
        {query.isPending && <LoadingRows rows={6} />}
        {bands && of && (
          <>
            <Exam bands={bands} />
            <SkillTabs bands={bands} skill={skill} onSkill={(next) => onSearch({ ...search, skill: next })} />
            <div id={PANEL} role="tabpanel" className={styles.panel} aria-label={t('skills')}>
              <BandsCard bands={bands} of={of} />
              {skill === 'writing' && <EssaysPanel kit={kit} />}
              {skill === 'speaking' && <SpeakingPanel />}
              {isOfPapers(skill) && (
                <MarksPanel skill={skill} days={days} onDays={(next) => onSearch({ ...search, days: next })} />
              )}
              <BookAndWords />
            </div>
          </>
        )}
      </DeferredBlock>
    </>
  );
}

function Title({ of }: { of: SkillBands | undefined }) {
  const t = useText(analysisMessages);
  const skills = useText(skillMessages);
  const gap = of ? gapOf(of) : null;
  if (!of || gap === null) return <h1>{t('title')}</h1>;
  const skill = skills(of.skill);
  return <h1>{gap > 0 ? t('titleGap', { skill, gap: gap.toFixed(1) }) : t('titleReached', { skill })}</h1>;
}

function Exam({ bands: { today, exam_day } }: { bands: Bands }) {
  const t = useText(analysisMessages);
  if (!exam_day || exam_day < today) return null;
  const days = daysBetween(today, exam_day);
  return <p className={styles.lead}>{days === 0 ? t('examToday') : t('examIn', { days })}</p>;
}

type SkillTabsProps = { bands: Bands; skill: BandSkill; onSkill: (skill: BandSkill) => void };

function SkillTabs({ bands, skill, onSkill }: SkillTabsProps) {
  const t = useText(analysisMessages);
  const skills = useText(skillMessages);
  const standing = (of: SkillBands) => {
    const gap = gapOf(of);
    if (gap === null) return null;
    return <small className={styles.gap}>{gap > 0 ? t('gap', { gap: gap.toFixed(1) }) : t('reached')}</small>;
  };
  return (
    <div className={styles.tabs}>
      <Tabs<BandSkill>
        label={t('skills')}
        tabs={bands.skills.map((of) => ({
          value: of.skill,
          label: (
            <>
              {skills(of.skill)} {standing(of)}
            </>
          ),
        }))}
        value={skill}
        onChange={onSkill}
        panelId={PANEL}
      />
    </div>
  );
}
