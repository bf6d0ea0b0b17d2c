import type { CoursePackage } from '@ninefold/contract/courses';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { Tag } from '#ui/Tag.tsx';
import { Cover } from '../Cover.tsx';
import { courseMessages } from '../courses.messages.ts';
import { Meter } from '../Meter.tsx';
import styles from './PackageCard.module.css';

type PackageCardProps = { of: CoursePackage; chosen: boolean; typeId: number | undefined; onChoose?: () => void };

/** One package of the list. The whole card is a link to its lessons. */
export function PackageCard({ of: one, chosen, typeId, onChoose }: PackageCardProps) {
  const t = useText(courseMessages);
  return (
    <Link
      to="/"
      search={{ ...(typeId && { typeId }), packageId: one.id }}
      className={styles.card}
      aria-current={chosen ? 'true' : undefined}
      resetScroll={false}
      onClick={onChoose}
    >
      <Cover to={one.to} />
      <span className={styles.words}>
        <span className={styles.name}>{one.name}</span>
        <span className={styles.facts}>
          {one.from !== null && one.to !== null && (
            <>
              <span aria-hidden="true">{t('promise', { from: bandText(one.from), to: bandText(one.to) })}</span>
              <span className="nf-sr-only">
                {t('promiseSpoken', { from: bandText(one.from), to: bandText(one.to) })}
              </span>
            </>
          )}
          <span>{t('lessons', { count: one.lessons })}</span>
        </span>
        <PackageState of={one} />
      </span>
    </Link>
  );
}

/** How far the learner has come in it, or what it takes to begin. */
export function PackageState({ of: { name, done, lessons, access, own_organisation } }: { of: CoursePackage }) {
  const t = useText(courseMessages);
  if (done > 0 && done < lessons) {
    return (
      <span className={styles.progress}>
        <Meter label={t('progress', { name })} done={done} all={lessons} />
        <span className={styles.percent}>{t('percent', { percent: Math.round((done / lessons) * 100) })}</span>
      </span>
    );
  }
  if (done > 0) return <Tag tone="ok">{t('finished')}</Tag>;
  if (own_organisation === 1) return <Tag>{t('ownOrganisation')}</Tag>;
  return <Tag>{t(access === 'free' ? 'notStarted' : 'tryFirst')}</Tag>;
}
