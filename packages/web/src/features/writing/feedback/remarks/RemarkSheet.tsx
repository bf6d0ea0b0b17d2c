import type { EssayRemark } from '@ninefold/core/writing/feedback/remarks';
import { useText } from '#i18n/useText.ts';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { feedbackMessages } from '../feedback.messages.ts';
import { useRemarkTitle } from '../report/useRemarkTitle.ts';
import type { Choices } from '../useChoices.ts';
import { RemarkActions } from './RemarkActions.tsx';
import { RemarkBody } from './RemarkBody.tsx';

type RemarkSheetProps = { remark: EssayRemark | null; choices: Choices; onClose: () => void };

/** On a phone the list is far below the text: a pressed number brings its remark to the thumb. */
export function RemarkSheet({ remark, choices, onClose }: RemarkSheetProps) {
  const t = useText(feedbackMessages);
  const title = useRemarkTitle();
  return (
    <Drawer
      opened={remark !== null}
      onClose={onClose}
      side="bottom"
      title={remark ? t('spoken', { n: remark.n, title: title(remark) }) : ''}
    >
      {remark && (
        <div data-remark-sheet={remark.key}>
          <RemarkBody remark={remark} both />
          <RemarkActions remark={remark} choices={choices} onShown={onClose} />
        </div>
      )}
    </Drawer>
  );
}
