import type { MockReport } from '@ninefold/contract/mock/report';
import { forEverySkill } from '@ninefold/core/skills';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { PosterFrame } from '#practice/sharing/poster/PosterFrame.tsx';
import { PosterPicture } from '#practice/sharing/poster/PosterPicture.tsx';
import { bandText } from '#ui/band/band-colour.ts';
import { MockPoster } from './MockPoster.tsx';
import { reportMessages } from './report.messages.ts';

type Props = { report: MockReport; opened: boolean; onClose: () => void };

/** The report as one picture to be kept or passed on. */
export function MockPosterDialog({ report, opened, onClose }: Props) {
  const t = useText(reportMessages);
  const { language } = useLanguage();
  const words = {
    ...{ title: t('poster'), save: t('posterSave'), share: t('posterShare') },
    ...{ fileName: t('posterFile'), failed: t('posterFailed') },
  };
  const described = t('posterDescribed', {
    title: report.title[language],
    score: bandText(report.scores.score, '–'),
    ...forEverySkill((skill) => bandText(report.scores[`${skill}_score`], '–')),
  });
  return (
    <PosterFrame words={words} opened={opened} onClose={onClose}>
      {(onPicture) => (
        <PosterPicture key={described} described={described} onPicture={onPicture}>
          {(drawing) => <MockPoster ref={drawing} report={report} described={described} />}
        </PosterPicture>
      )}
    </PosterFrame>
  );
}
