import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { PdfButton } from '#practice/sharing/PdfButton.tsx';
import { ShareButton } from '#practice/sharing/ShareButton.tsx';
import type { ShareCalls } from '#practice/sharing/share-calls.ts';
import styles from './HandOn.module.css';
import { reportMessages } from './report.messages.ts';

const sharingOf = (record_id: number): ShareCalls => ({
  queryKey: ['speaking', 'share', record_id],
  getLink: () => api.speaking.getShareLink({ record_id }),
  create: (days) => api.speaking.createShareLink({ record_id, days }),
  revoke: () => api.speaking.revokeShareLink({ record_id }),
  pathOf: (encodeId) => `/shared-speaking/${encodeId}`,
});

/** The report as a file, and as a link without the recordings. */
export function HandOn({ recordId }: { recordId: number }) {
  const t = useText(reportMessages);
  return (
    <div className={styles.handOn}>
      <PdfButton
        ask={(language, again) => api.speaking.exportReportPdf({ record_id: recordId, language, again })}
        name={`ninefold-speaking-${recordId}.pdf`}
      />
      <ShareButton calls={sharingOf(recordId)} sentence={t('shareSentence')} />
    </div>
  );
}
