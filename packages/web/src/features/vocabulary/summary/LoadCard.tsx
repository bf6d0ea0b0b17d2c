import { IconArrowsShuffle } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormat } from '#i18n/useFormat.ts';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { useBreakpoint } from '#platform/breakpoints.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { toast } from '#ui/states/toast.ts';
import { roundMessages } from '../round.messages.ts';
import { type Report, refetchWords } from '../vocabulary.queries.ts';
import styles from './Chart.module.css';
import { loadScale } from './chart-points.ts';
import card from './Summary.module.css';

const HEIGHT = 150;
/** As many units as there are pixels on a phone and beside another card, so that letters keep their size. */
const WIDTHS = { mobile: 290, tablet: 600, desktop: 600 } as const;

/** The coming days under their cap; what is over it stands as an outline and can be spread. */
export function LoadCard({ report: { load, cap } }: { report: Report }) {
  const t = useText(roundMessages);
  const format = useFormat();
  const width = WIDTHS[useBreakpoint()];
  const over = load.filter(({ count }) => count > cap);
  const most = Math.max(0, ...load.map(({ count }) => count));
  const { top, mark, isCapDrawn } = loadScale(cap, most);
  const yOf = (count: number) => HEIGHT - (count / top) * HEIGHT;
  const step = width / Math.max(1, load.length);
  const dayText = (day: string) => format.shortDate(Date.parse(`${day}T12:00:00`) / 1000);
  return (
    <section className={card.load}>
      <div className={card.head}>
        <h2>{t('loadTitle')}</h2>
        {over.length > 0 && <Spread />}
      </div>
      <p className={card.note}>
        {over.length > 0 ? t('loadOver', { days: over.length, cap, most }) : t('loadFits', { cap })}
      </p>
      <svg
        viewBox={`-34 -20 ${width + 44} ${HEIGHT + 50}`}
        role="img"
        aria-label={t('loadSpoken', { today: load[0]?.count ?? 0, days: Math.max(0, load.length - 1), most, cap })}
        className={styles.chart}
      >
        <line x1="0" x2={width} y1={HEIGHT} y2={HEIGHT} className={styles.grid} />
        <text x="-8" y={HEIGHT + 4} textAnchor="end" className={styles.small}>
          0
        </text>
        <text x="-8" y={yOf(mark) + 4} textAnchor="end" className={styles.small}>
          {mark}
        </text>
        {load.map(({ day, count }, at) => {
          const x = at * step + step * 0.12;
          const inside = Math.min(count, cap);
          return (
            <g key={day}>
              <rect
                x={x}
                y={yOf(inside)}
                width={step * 0.76}
                height={HEIGHT - yOf(inside)}
                className={cx(styles.bar, at === 0 && styles.today)}
              />
              {count > cap && (
                <rect x={x} y={yOf(count)} width={step * 0.76} height={yOf(cap) - yOf(count)} className={styles.over} />
              )}
              {count > cap && (
                <text x={x + step * 0.38} y={yOf(count) - 6} textAnchor="middle" className={styles.bold}>
                  {count}
                </text>
              )}
            </g>
          );
        })}
        {isCapDrawn && (
          <>
            <line x1="0" x2={width} y1={yOf(cap)} y2={yOf(cap)} className={styles.capLine} />
            <text x={width} y={yOf(cap) - 6} textAnchor="end" className={styles.small}>
              {t('cap', { cap })}
            </text>
          </>
        )}
        {(width < 400 ? [0, 14] : [0, 7, 14, 21]).map(
          (at) =>
            load[at] && (
              <text
                key={at}
                x={at * step + step / 2}
                y={HEIGHT + 22}
                textAnchor={at === 0 ? 'start' : 'middle'}
                className={at === 0 ? styles.bold : styles.small}
              >
                {dayText(load[at].day)}
              </text>
            ),
        )}
      </svg>
    </section>
  );
}

function Spread() {
  const t = useText(roundMessages);
  const client = useQueryClient();
  const spread = useMutation({
    mutationFn: () => api.vocabulary.learnPlan.spread(),
    onSuccess: ({ moved }) => {
      toast.success(moved > 0 ? t('spreadDone', { count: moved }) : t('spreadNone'));
      refetchWords(client);
    },
    onError: ({ message }) => toast.error(message || t('failed')),
  });
  return (
    <Button
      kind="ghost"
      size="sm"
      busy={spread.isPending}
      leftIcon={<Icon of={IconArrowsShuffle} size={16} />}
      onClick={() => spread.mutate()}
    >
      {t('spread')}
    </Button>
  );
}
