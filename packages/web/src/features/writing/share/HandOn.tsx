import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { PdfButton } from '#practice/sharing/PdfButton.tsx';
import { ShareButton } from '#practice/sharing/ShareButton.tsx';
import type { ShareCalls } from '#practice/sharing/share-calls.ts';
import { shareMessages } from './share.messages.ts';

const sharingOf = (record_id: number): ShareCalls => ({
  queryKey: ['writing', 'share', record_id],
  getLink: () => api.writing.getShareLink({ record_id }),
  create: (days) => api.writing.createShareLink({ record_id, days }),
  revoke: () => api.writing.revokeShareLink({ record_id }),
  pathOf: (encodeId) => `/shared-essay/${encodeId}`,
});

/** The report of a scored draft as a file, and as a link. `look="row"`: for a menu on a phone. */
export function HandOn({ recordId, look = 'button' }: { recordId: number; look?: 'button' | 'row' }) {
  const t = useText(shareMessages);
  return (
    <>
      <PdfButton
        ask={(language, again) => api.exercise.exportSoringInfoPdf({ record_id: recordId, language, again })}
        name={`ninefold-${recordId}.pdf`}
        look={look}
      />
      <ShareButton calls={sharingOf(recordId)} sentence={t('sentence')} look={look} />
    </>
  );
}
