import { IconPlayerPlay, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useText } from '#i18n/useText.ts';
import { Link, linkAs } from '#navigation/link.tsx';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { BandFan } from '#ui/band/BandFan.tsx';
import { bandSoft } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './ContinueCard.module.css';
import { CourseTrouble } from './CourseTrouble.tsx';
import { type CourseInfo, nextLesson } from './course-info.ts';
import { courseMessages } from './courses.messages.ts';
import { courseQueries } from './courses.queries.ts';
import { Meter } from './Meter.tsx';
import { lessonType } from './packages/course-types.ts';
import { ContinueWaiting } from './Waiting.tsx';

const LessonLink = linkAs(ButtonLink);

type ContinueCardProps = { courseId: number; packageId: number | undefined };

/** "Go on with lesson 7": the shortest way back into a course. Never the filled button of a page: that is today's. */
export function ContinueCard({ courseId, packageId }: ContinueCardProps) {
  const { data, error, refetch, isFetching } = useQuery(courseQueries.info(courseId, packageId));
  if (error) return <CourseTrouble error={error} onRetry={() => refetch()} retrying={isFetching} />;
  if (!data) return <ContinueWaiting />;
  return <Continue info={data} />;
}

function Continue({ info }: { info: CourseInfo }) {
  const t = useText(courseMessages);
  const onPhone = useBreakpoint() === 'mobile';
  const next = nextLesson(info);
  return (
    <Card className={styles.card} aria-labelledby="continue">
      {!onPhone && info.to !== null && (
        <span className={styles.picture} style={onTint(info.to)} aria-hidden="true">
          <BandFan score={info.to} width={92} number={false} ground="surface" />
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.package}>
          {t('continueOf', { package: info.package_name })}
          <Link to="/" search={{ typeId: 0, packageId: info.package_id }} className={styles.another}>
            {t('allPackages')}
          </Link>
        </p>
        <h2 id="continue" className={styles.title}>
          {next ? t('lessonTitle', { order: next.order, name: next.name }) : t('courseFinished', { name: info.name })}
        </h2>
        {!onPhone && <Progress info={info} />}
      </div>
      {next && (
        <LessonLink
          to="/lesson/$type/$courseId/$lessonId"
          params={{ type: lessonType(info.type_id), courseId: info.id, lessonId: next.id }}
          kind="soft"
          className={styles.go}
          leftIcon={onPhone ? undefined : <Icon of={IconPlayerPlay} size={18} />}
          aria-label={onPhone ? t('go') : undefined}
        >
          {onPhone ? <IconPlayerPlayFilled size={18} aria-hidden="true" /> : t(info.done === 0 ? 'goBegin' : 'go')}
        </LessonLink>
      )}
    </Card>
  );
}

/** The folds of the fan take the colour of the background. */
const onTint = (band: number) => ({ background: bandSoft(band), '--nf-surface': bandSoft(band) }) as CSSProperties;

function Progress({ info: { name, done, lessons } }: { info: CourseInfo }) {
  const t = useText(courseMessages);
  return (
    <p className={styles.progress}>
      <span className={styles.meter}>
        <Meter label={t('progress', { name })} done={done} all={lessons} />
      </span>
      <span>{t('lessonsOf', { done, all: lessons })}</span>
    </p>
  );
}
