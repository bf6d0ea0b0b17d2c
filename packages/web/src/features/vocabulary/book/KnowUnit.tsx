import type { Unit } from '@ninefold/contract/vocabulary/books';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useKnown } from '../list/useKnown.ts';
import { wordsMessages } from '../words.messages.ts';

/** "I know this whole unit": asked once, because it takes many words out at once. */
export function KnowUnit({ bookId, unit }: { bookId: number; unit: Unit }) {
  const t = useText(wordsMessages);
  const [asking, setAsking] = useState(false);
  const known = useKnown();
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {t('knowUnit')}
      </Button>
      <Dialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('knowUnit')}
        width={440}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
            <Button
              kind="primary"
              busy={known.isPending}
              onClick={() =>
                known.mutate({ book_id: bookId, unit: unit.unit, known: 1 }, { onSettled: () => setAsking(false) })
              }
            >
              {t('confirm')}
            </Button>
          </>
        }
      >
        <p>{t('knowUnitAsk', { count: unit.progress.new })}</p>
        <p>{t('knowUnitSentence')}</p>
      </Dialog>
    </>
  );
}
