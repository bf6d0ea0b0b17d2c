import { IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { toast } from '#ui/states/toast.ts';
import { type AskForPdf, fetchReport } from './fetch-report.ts';
import { sharingMessages } from './sharing.messages.ts';

type PdfButtonProps = {
  ask: AskForPdf;
  /** Of the saved file. */
  name: string;
  /** row: as wide as its box, for a menu on a phone. */
  look?: 'button' | 'row';
};

/** Has the report made as a PDF, waits for it and saves it. */
export function PdfButton({ ask, name, look = 'button' }: PdfButtonProps) {
  const t = useText(sharingMessages);
  const { language } = useLanguage();
  const save = useMutation({
    mutationFn: () => fetchReport((again) => ask(language, again), name),
    onSuccess: (outcome) => {
      if (outcome === 'saved') toast.success(t('pdfSaved'));
      else toast.error(t(outcome === 'late' ? 'pdfLate' : 'pdfFailed'), { retry: () => save.mutate() });
    },
    onError: ({ message }) => toast.error(message || t('pdfFailed')),
  });
  return (
    <Button
      kind="ghost"
      block={look === 'row'}
      busy={save.isPending}
      leftIcon={<Icon of={IconFileTypePdf} size={18} />}
      onClick={() => save.mutate()}
    >
      {t(save.isPending ? 'pdfMaking' : 'pdf')}
    </Button>
  );
}
