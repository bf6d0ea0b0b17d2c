import type { EssayRecord } from '@ninefold/contract/writing/records';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Frame } from '#practice/frame/Frame.tsx';
import { TEXT } from '../draft/draft-save.ts';
import { useDraft } from '../draft/useDraft.ts';
import { Editor } from '../editor/Editor.tsx';
import { essayQueries } from '../essay.queries.ts';

type OpenDraftProps = {
  record: EssayRecord;
  onClosed: () => void;
  onLeave: () => void;
  onOther?: (recordId: number) => void;
};

/** A draft that is being written. */
export function OpenDraft({ record: first, onClosed, onLeave, onOther }: OpenDraftProps) {
  // Kept as it was opened: whatever else happens to it in the cache must not restart the editor.
  const [record] = useState(first);
  const client = useQueryClient();
  // Inside a mock test a second browser looks on.
  const draft = useDraft(record, onOther ? 'looks_on' : 'takes_over');

  // However the draft was left, the lists show how far it has come, and the next visit asks the server again.
  useEffect(() => {
    if (!draft) return;
    return () => {
      const content = String(draft.sheet.answer(TEXT) ?? '');
      client.setQueryData(essayQueries.record(record.id).queryKey, (known) => known && { ...known, content });
      void client.invalidateQueries({ ...essayQueries.all(), refetchType: 'none' });
    };
  }, [client, draft, record.id]);

  if (!draft) return <Frame>{null}</Frame>;
  return <Editor draft={draft} onClosed={onClosed} onLeave={onLeave} onOther={onOther} />;
}
