import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import type { ReviewPaneProps } from '#practice/practice-kit.ts';
import { TextPane } from '#practice/review/TextPane.tsx';
import { listeningMessages } from './listening.messages.ts';
import { Script } from './Script.tsx';
import { sectionOf } from './section-of.ts';

/** The script after handing in, turn by turn. */
export function ListeningReviewPane({ result, part: { paper } }: ReviewPaneProps) {
  const t = useText(listeningMessages);
  const { language } = useLanguage();
  const review = result.papers.find(({ id }) => id === paper.id);
  const hasTranslation = (review?.script ?? []).some(({ zh }) => zh !== undefined);
  return (
    <TextPane result={result} label={t('script')} hasTranslation={hasTranslation}>
      {(translated) =>
        review && <Script paper={sectionOf(paper)} review={review} translated={translated && language === 'zh'} />
      }
    </TextPane>
  );
}
