import { IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { toast } from '#ui/states/toast.ts';
import { fetchReport } from './fetch-report.ts';
import { pdfMessages } from './pdf.messages.ts';

/** Has the report made as a PDF, waits for it and saves it. `look="row"`: as wide as its box, for a menu on a phone. */
export function PdfButton({ recordId, look = 'button' }: { recordId: number; look?: 'button' | 'row' }) {
  const t = useText(pdfMessages);
  const { language } = useLanguage();
  const save = useMutation({
    mutationFn: () => fetchReport(recordId, language),
    onSuccess: (outcome) => {
      if (outcome === 'saved') toast.success(t('saved'));
      else toast.error(t(outcome), { retry: () => save.mutate() });
    },
    onError: ({ message }) => toast.error(message || t('failed')),
  });
  return (
    <Button
      kind="ghost"
      block={look === 'row'}
      busy={save.isPending}
      leftIcon={<Icon of={IconFileTypePdf} size={18} />}
      onClick={() => save.mutate()}
    >
      {t(save.isPending ? 'making' : 'pdf')}
    </Button>
  );
}
