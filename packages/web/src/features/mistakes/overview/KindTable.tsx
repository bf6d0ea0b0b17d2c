import type { SummaryRow } from '@ninefold/contract/mistakes/summary';
import { IconAlertTriangle, IconChevronRight } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { Link, linkAs } from '#navigation/link.tsx';
import { useTypeName } from '#practice/question-types/useTypeName.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { bookMessages } from '../book.messages.ts';
import { MistakeSkillIcon } from '../MistakeSkillIcon.tsx';
import type { Group } from '../mistakes.queries.ts';
import { useNames } from '../useNames.ts';
import styles from './KindTable.module.css';
import { isRising, lineOf, trendPoints } from './trend-points.ts';

const Go = linkAs(ButtonLink);
const MOST = 10;

/** Where the marks are lost: open, practised and closed on one scale for all rows. */
export function KindTable({ rows, chosen }: { rows: readonly SummaryRow[]; chosen: Group | null }) {
  const t = useText(bookMessages);
  const scale = Math.max(1, ...rows.map(({ open, practised, closed }) => open + practised + closed));
  const total = (name: 'open' | 'practised' | 'closed') => rows.reduce((sum, row) => sum + row[name], 0);
  const most = rows.reduce<SummaryRow | null>((best, row) => (row.open > (best?.open ?? 0) ? row : best), null);
  if (rows.length === 0) return null;
  return (
    <Card padding="none" className={styles.card}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.onDesk}>{t('skill')}</span>
            </th>
            <th scope="col">{t('kind')}</th>
            <th scope="col" className={styles.wide}>
              <span className={styles.legend} aria-hidden="true">
                <span className={styles.openKey} /> {t('open')} <span className={styles.practisedKey} />{' '}
                {t('practised')} <span className={styles.closedKey} /> {t('closed')}
              </span>
            </th>
            <th scope="col" className={styles.number}>
              {t('open')}
            </th>
            <th scope="col" className={styles.number}>
              {t('practised')}
            </th>
            <th scope="col" className={styles.number}>
              {t('closed')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('trend')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('main')}
            </th>
            <th>
              <span className="nf-sr-only">{t('seeAll')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <KindRow
              key={`${row.skill} ${row.kind}`}
              row={row}
              scale={scale}
              isFirst={rows[at - 1]?.skill !== row.skill}
              isMost={row === most}
              isChosen={chosen?.skill === row.skill && chosen.kind === row.kind}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('total')}
            </th>
            <td className={styles.wide} />
            <td className={styles.number}>{total('open')}</td>
            <td className={styles.number}>{total('practised')}</td>
            <td className={styles.number}>{total('closed')}</td>
            <td className={styles.wide} />
            <td className={styles.wide} />
            <td />
          </tr>
        </tfoot>
      </table>
      <p className={styles.note}>{t('onlyPlaces')}</p>
    </Card>
  );
}

type KindRowProps = { row: SummaryRow; scale: number; isFirst: boolean; isMost: boolean; isChosen: boolean };

function KindRow({ row, scale, isFirst, isMost, isChosen }: KindRowProps) {
  const t = useText(bookMessages);
  const names = useNames();
  const typeName = useTypeName();
  const { skill, kind, open, practised, closed, trend } = row;
  const rising = isRising(trend);
  const left = open + practised;
  const state = open > 0 ? 'open' : practised > 0 ? 'practised' : 'closed';
  return (
    <tr className={cx(isFirst && styles.first, isChosen && styles.chosen)} data-kind={`${skill}-${kind}`}>
      <th scope="row" className={styles.skill}>
        <span className={isFirst ? styles.skillName : 'nf-sr-only'}>
          <MistakeSkillIcon skill={skill} /> <span className={styles.onDesk}>{names.skill(skill)}</span>
        </span>
      </th>
      <td>{names.kind(kind)}</td>
      <td className={styles.wide}>
        <span className={styles.bar} role="img" aria-label={t('barSpoken', { open, practised, closed })}>
          {open > 0 && <span className={styles.openPart} style={{ width: `${(open / scale) * 100}%` }} />}
          {practised > 0 && (
            <span className={styles.practisedPart} style={{ width: `${(practised / scale) * 100}%` }} />
          )}
          {closed > 0 && <span className={styles.closedPart} style={{ width: `${(closed / scale) * 100}%` }} />}
        </span>
      </td>
      <td className={cx(styles.number, styles.strong)}>{open}</td>
      <td className={styles.number}>{practised}</td>
      <td className={styles.number}>{closed}</td>
      <td className={styles.wide}>
        <svg viewBox="-2 -4 104 32" className={cx(styles.spark, rising && styles.rising)} aria-hidden="true">
          <polyline points={lineOf(trendPoints(trend, 92, 24))} />
          <circle cx="92" cy={trendPoints(trend, 92, 24).at(-1)?.y ?? 0} r="3" />
        </svg>
      </td>
      <td className={cx(styles.wide, styles.main)}>
        {rising ? (
          <span className={styles.warn}>
            <Icon of={IconAlertTriangle} size={16} />
            {t('rising', { count: (trend.at(-1) ?? 0) - (trend[0] ?? 0) })}
          </span>
        ) : (
          row.main_type !== '' &&
          row.main_open > 1 &&
          t('mainOf', { type: typeName(row.main_type), count: row.main_open })
        )}
      </td>
      <td className={styles.action}>
        {isMost && left > 0 && !isChosen ? (
          <Go kind="soft" size="sm" to="/mistakes/practice" search={{ skill, kind }}>
            {t('practise', { count: Math.min(MOST, left) })}
          </Go>
        ) : null}
        <Link to="/mistakes" search={isChosen ? {} : { skill, kind, state }} resetScroll={false} className={styles.see}>
          <span className={styles.onDesk}>
            {isChosen ? t('close') : left > 0 ? t('see', { count: open || practised }) : t('seeAll')}
          </span>
          <Icon of={IconChevronRight} size={16} />
        </Link>
      </td>
    </tr>
  );
}
