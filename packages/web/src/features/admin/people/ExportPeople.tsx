import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useAct } from '../useAct.ts';
import { peopleMessages } from './people.messages.ts';

type ExportPeopleProps = { ids: readonly number[]; onClose: () => void; onDone: () => void };

/** The chosen accounts as a file; why it was wanted is in the log. */
export function ExportPeople({ ids, onClose, onDone }: ExportPeopleProps) {
  const words = useText(peopleMessages);
  const make = useAct(async (reason: string) => {
    const { csv } = await api.admin.exportPeople({ user_ids: [...ids], reason });
    saveTable(csv);
  }, onDone);
  return (
    <ReasonDialog
      title={words('exportTitle')}
      consequence={words('exportConsequence')}
      busy={make.isPending}
      onClose={onClose}
      onAct={(reason) => make.mutate(reason)}
    />
  );
}

function saveTable(csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `ninefold-people-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  // Some browsers read the file only after the press is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
