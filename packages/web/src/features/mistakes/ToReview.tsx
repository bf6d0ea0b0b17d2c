import type { MistakeRow } from '@ninefold/contract/mistakes/mistake';
import { IconExternalLink } from '@tabler/icons-react';
import { useText } from '#i18n/useText.ts';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { mistakesMessages } from './mistakes.messages.ts';

const Go = linkAs(ButtonLink);
const REVIEWS = { reading: '/reading-next/$id', listening: '/listening-next/$id' } as const;

/** The record of a set or of a drill. */
const trainingAt = ({ collection_id, training_id }: Extract<MistakeRow['place'], { source: 'training' }>) =>
  collection_id > 0
    ? ({
        to: '/training-collection/$collectionId/{-$collectionRecordId}',
        params: { collectionId: collection_id, collectionRecordId: training_id },
      } as const)
    : ({ to: '/training-drill/$recordId', params: { recordId: training_id } } as const);

/** The whole review or feedback in which it was lost; a word has none. */
export function ToReview({ card: { place, skill } }: { card: Pick<MistakeRow, 'place' | 'skill'> }) {
  const t = useText(mistakesMessages);
  if (place.source === 'essay')
    return (
      <Go
        kind="ghost"
        size="sm"
        to="/evaluation/$id/{-$recordId}"
        params={{ id: place.paper_id, recordId: place.record_id }}
        search={place.end > 0 ? { at: `${place.start}-${place.end}` } : {}}
        leftIcon={<Icon of={IconExternalLink} size={16} />}
      >
        {t('openFeedback')}
      </Go>
    );
  if (place.source === 'training')
    return (
      <Go kind="ghost" size="sm" {...trainingAt(place)} leftIcon={<Icon of={IconExternalLink} size={16} />}>
        {t('openTraining')}
      </Go>
    );
  if (place.source === 'reading')
    return (
      <Go
        kind="ghost"
        size="sm"
        to="/listening-enhance/$id"
        params={{ id: place.paper_id }}
        search={{ mode: 'read', sentence: place.order }}
        leftIcon={<Icon of={IconExternalLink} size={16} />}
      >
        {t('openReading')}
      </Go>
    );
  if (place.source === 'speaking')
    return (
      <Go
        kind="ghost"
        size="sm"
        to="/speaking_report/$kind/$recordId"
        params={{ kind: place.kind, recordId: place.record_id }}
        leftIcon={<Icon of={IconExternalLink} size={16} />}
      >
        {t('openSpeaking')}
      </Go>
    );
  if (place.source === 'dictation')
    return (
      <Go
        kind="ghost"
        size="sm"
        to="/listening-enhance/$id"
        params={{ id: place.paper_id }}
        search={{ sentence: place.order }}
        leftIcon={<Icon of={IconExternalLink} size={16} />}
      >
        {t('openDictation')}
      </Go>
    );
  if (place.source !== 'attempt' || (skill !== 'reading' && skill !== 'listening')) return null;
  return (
    <Go
      kind="ghost"
      size="sm"
      to={REVIEWS[skill]}
      params={{ id: Number.parseInt(place.key, 10) }}
      search={{ attempt: place.attempt_id, ...(place.n[0] !== undefined && { question: place.n[0] }) }}
      leftIcon={<Icon of={IconExternalLink} size={16} />}
    >
      {t('openReview')}
    </Go>
  );
}
