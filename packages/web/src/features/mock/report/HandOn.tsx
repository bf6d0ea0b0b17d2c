import type { MockReport } from '@ninefold/contract/mock/report';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { lazyPart } from '#navigation/lazy-part.ts';
import { PdfButton } from '#practice/sharing/PdfButton.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { PartPlace } from '#ui/states/PartPlace.tsx';
import { reportMessages } from './report.messages.ts';

const MockPosterDialog = lazyPart(() => import('./MockPosterDialog.tsx').then((file) => file.MockPosterDialog));

/** The report as a file to be printed, and as a picture to be shown. */
export function HandOn({ report }: { report: MockReport }) {
  const t = useText(reportMessages);
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <PdfButton
        ask={(language, again) => api.exam.exportReportPdf({ record_id: report.id, language, again })}
        name={`ninefold-mock-${report.id}.pdf`}
      />
      <Button kind="ghost" leftIcon={<Icon of={IconPhoto} size={18} />} onClick={() => setOpened(true)}>
        {t('poster')}
      </Button>
      <PartPlace shown={opened} onClose={close}>
        {opened && <MockPosterDialog report={report} opened={opened} onClose={close} />}
      </PartPlace>
    </>
  );
}
