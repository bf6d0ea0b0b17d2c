import type { CoursePackage } from '@ninefold/contract/courses';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Cover } from '#features/courses/Cover.tsx';
import { courseQueries } from '#features/courses/courses.queries.ts';
import { useText } from '#i18n/useText.ts';
import { Link } from '#navigation/link.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { CardHead } from '#ui/rows/CardHead.tsx';
import { LoadingRows } from '#ui/states/LoadingRows.tsx';
import { landingMessages } from './landing.messages.ts';
import { ShelfLink } from './ShelfLink.tsx';
import styles from './ShelfOfPackages.module.css';

const SHOWN = 3;

/** The first packages of the shelf, each from band to band. Without any, the card is left out. */
export function ShelfOfPackages() {
  const t = useText(landingMessages);
  const { data, isPending } = useQuery(courseQueries.packages(0));
  if (!isPending && !data?.length) return null;
  return (
    <Card padding="none" aria-labelledby="packages-now">
      <CardHead id="packages-now" title={t('packages')}>
        <ShelfLink to="/" search={{ typeId: 0 }}>
          {t('allPackages')}
        </ShelfLink>
      </CardHead>
      {data ? (
        <ul>
          {data.slice(0, SHOWN).map((one) => (
            <li key={one.id}>
              <PackageNow of={one} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.waiting}>
          <LoadingRows rows={SHOWN} rowHeight={69} look="line" />
        </div>
      )}
    </Card>
  );
}

function PackageNow({ of: one }: { of: CoursePackage }) {
  const t = useText(landingMessages);
  const lessons = t('lessons', { count: one.lessons });
  return (
    <Link to="/" search={{ packageId: one.id }} className={styles.row}>
      <Cover to={one.to} size="sm" />
      <span className={styles.words}>
        <span className={styles.name}>{one.name}</span>
        <span className={styles.facts}>
          {one.from !== null && one.to !== null
            ? `${t('fromTo', { from: bandText(one.from), to: bandText(one.to) })} · ${lessons}`
            : lessons}
        </span>
      </span>
      <Icon of={IconChevronRight} size={18} />
    </Link>
  );
}
