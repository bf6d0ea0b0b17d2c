import type { Ground } from './BandFan.tsx';
import { Logo } from './Logo.tsx';
import styles from './LogoWithName.module.css';

type LogoWithNameProps = {
  size?: 'menu' | 'bar' | 'large';
  ground?: Ground;
  /** 九阶雅思 below the name; the phone's top bar leaves it out. */
  withChinese?: boolean;
};

const logoWidth = { menu: 42, bar: 38, large: 72 };

export function LogoWithName({ size = 'menu', ground = 'paper', withChinese = true }: LogoWithNameProps) {
  return (
    <span className={styles.logoWithName} data-size={size}>
      <Logo width={logoWidth[size]} ground={ground} />
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
