import pageStyles from '#features/writing/feedback/FeedbackView.module.css';
import { FeedbackView } from '#features/writing/feedback/FeedbackView.tsx';
import { SharedEssayPage } from '#features/writing/share/SharedEssayPage.tsx';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';

export function SharedEssay() {
  const { language } = useLanguage();
  return (
    <SharedEssayPage
      draw={({ info, detail }) => {
        const report = detail.scoreDetail;
        if (!report?.assessable) return <EmptyState title={report?.reason[language] ?? info.title[language]} tall />;
        return (
          <div className={pageStyles.page}>
            <FeedbackView detail={detail} report={report} info={info} view="marked" />
          </div>
        );
      }}
    />
  );
}
