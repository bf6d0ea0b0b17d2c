import type { Ref } from 'react';
import { useText } from '#i18n/useText.ts';
import { analysisMessages } from '../analysis.messages.ts';
import { useDayName } from '../useDayName.ts';
import styles from './LearningData.module.css';
import { clockOf, type weekSums } from './week-sums.ts';

const WIDTH = 540;
const HEIGHT = 720;
const MOST_LETTERS = 30;

type WeekPictureProps = {
  ref: Ref<SVGSVGElement>;
  title: string;
  lines: readonly string[];
  sums: ReturnType<typeof weekSums>;
};

/** What becomes the picture. It is drawn without classes: outside the page there is no style sheet. */
export function WeekPicture({ ref, title, lines, sums }: WeekPictureProps) {
  const t = useText(analysisMessages);
  const names = useDayName();
  const most = Math.max(30, ...sums.week.map(({ minutes }) => minutes));
  const words = lines
    .flatMap((line) => wrapped(line, MOST_LETTERS))
    .slice(0, 8)
    .map((line, at) => ({ line, y: 412 + at * 32 }));
  const sans = { fontFamily: "'Inter Variable', sans-serif" };
  return (
    <svg
      ref={ref}
      className={styles.picture}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
    >
      <rect width={WIDTH} height={HEIGHT} fill="var(--nf-paper)" />
      <text x="40" y="72" fontSize="20" fill="var(--nf-ink-3)" style={sans}>
        {title}
      </text>
      <text
        x="40"
        y="136"
        fontSize="48"
        fontWeight="600"
        fill="var(--nf-ink)"
        style={{ fontFamily: "'Source Serif 4 Variable', serif" }}
      >
        {t('time', clockOf(sums.seconds))}
      </text>
      {sums.week.map(({ day, minutes }, at) => (
        <g key={day} transform={`translate(${40 + at * 66} 0)`}>
          <rect
            y={330 - (150 * minutes) / most}
            width="44"
            height={(150 * minutes) / most}
            rx="5"
            fill="var(--nf-primary)"
          />
          <text x="22" y="354" fontSize="15" textAnchor="middle" fill="var(--nf-ink-3)" style={sans}>
            {names.weekday(day)}
          </text>
        </g>
      ))}
      {words.map(({ line, y }) => (
        <text key={y} x="40" y={y} fontSize="20" fill="var(--nf-ink)" style={sans}>
          {line}
        </text>
      ))}
      <text x="40" y={HEIGHT - 32} fontSize="15" fill="var(--nf-ink-3)" style={sans}>
        Ninefold 九阶雅思
      </text>
    </svg>
  );
}

/** Letters of two widths: a Chinese one takes the room of two. */
function wrapped(line: string, most: number): string[] {
  const out: string[] = [];
  let [row, room] = ['', 0];
  for (const word of line.match(/[\u4e00-\u9fff]|[^\u4e00-\u9fff\s]+\s*|\s+/g) ?? []) {
    const wide = /[\u4e00-\u9fff]/.test(word) ? 1.6 : word.length * 0.85;
    if (room + wide > most * 1.45 && row) {
      out.push(row);
      [row, room] = ['', 0];
    }
    row += word;
    room += wide;
  }
  return row ? [...out, row] : out;
}
