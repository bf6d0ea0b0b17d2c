import { IconEar } from '@tabler/icons-react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import type { ReviewPaneProps } from '#practice/practice-kit.ts';
import { TextPane } from '#practice/review/TextPane.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { listeningMessages } from './listening.messages.ts';
import styles from './Script.module.css';
import { Script } from './Script.tsx';
import { sectionOf } from './section-of.ts';

const Go = linkAs(ButtonLink);

/** The script after handing in, turn by turn. */
export function ListeningReviewPane({ result, part: { paper } }: ReviewPaneProps) {
  const t = useText(listeningMessages);
  const { language } = useLanguage();
  const review = result.papers.find(({ id }) => id === paper.id);
  const hasTranslation = (review?.script ?? []).some(({ zh }) => zh !== undefined);
  return (
    <TextPane result={result} label={t('script')} hasTranslation={hasTranslation}>
      {(translated) =>
        review && (
          <>
            {sectionOf(paper).audio && (
              <p className={styles.closer}>
                <Go
                  size="sm"
                  leftIcon={<Icon of={IconEar} size={16} />}
                  to="/listening-enhance/$id"
                  params={{ id: paper.id }}
                >
                  {t('sentenceBySentence')}
                </Go>
              </p>
            )}
            <Script paper={sectionOf(paper)} review={review} translated={translated && language === 'zh'} />
          </>
        )
      }
    </TextPane>
  );
}
