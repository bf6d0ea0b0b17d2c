import type { Ground } from './BandFan.tsx';
import { Mark } from './Mark.tsx';
import styles from './WordMark.module.css';

export type WordMarkProps = {
  size?: 'menu' | 'bar' | 'large';
  ground?: Ground;
  /** 九阶雅思 below the name; the phone's top bar leaves it out. */
  withChinese?: boolean;
};

const markWidth = { menu: 42, bar: 38, large: 72 };

export function WordMark({ size = 'menu', ground = 'paper', withChinese = true }: WordMarkProps) {
  return (
    <span className={styles.wordMark} data-size={size}>
      <Mark width={markWidth[size]} ground={ground} />
      <span className={styles.words}>
        <span className={styles.name} lang="en">
          Ninefold
        </span>
        {withChinese && (
          <span className={styles.chinese} lang="zh-CN">
            九阶雅思
          </span>
        )}
      </span>
    </span>
  );
}
