import type { Segment } from '@ninefold/contract/writing/segmented';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Tag } from '#ui/Tag.tsx';
import styles from './Segmented.module.css';
import { SKILLS, segmentedMessages } from './segmented.messages.ts';

/** What to write: the sentence in Chinese, or what it has to do. */
export function Task({ segment }: { segment: Segment }) {
  const t = useText(segmentedMessages);
  const { language } = useLanguage();
  const skill = SKILLS.find((one) => one === segment.skill);
  return (
    <div>
      <p className={styles.lead}>
        {t(segment.zh ? 'fromChinese' : 'fromCue')} {skill && <Tag>{t(`skill_${skill}`)}</Tag>}
      </p>
      {segment.zh ? (
        <h2 className={styles.chinese} lang="zh-CN">
          {segment.zh}
        </h2>
      ) : (
        <h2 className={styles.chinese}>{segment.cue?.[language]}</h2>
      )}
      {segment.zh && segment.cue && <p className={styles.soft}>{segment.cue[language]}</p>}
      {segment.must.length > 0 && (
        <p className={styles.must}>
          {t('must')}{' '}
          {segment.must.map((word) => (
            <b key={word} className={styles.word} lang="en">
              {word}
            </b>
          ))}
        </p>
      )}
    </div>
  );
}
