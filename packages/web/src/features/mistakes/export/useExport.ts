import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useText } from '#i18n/useText.ts';
import { toast } from '#ui/states/toast.ts';
import { bookMessages } from '../book.messages.ts';
import { mistakesMessages } from '../mistakes.messages.ts';
import { mistakesQueries } from '../mistakes.queries.ts';
import { useNames } from '../useNames.ts';
import type { Wanted } from './read-all.ts';
import type { Sides } from './sides.ts';
import { useCsvRows } from './useCsvRows.ts';

export type ExportAs = 'csv' | 'anki' | 'print';
export type PrintedCard = Sides & { id: number; tag: string };

/** The list at hand, or everything, as a file or as pages to be printed. */
export function useExport(wanted: Wanted, onPrint: (cards: PrintedCard[]) => void) {
  const t = useText(bookMessages);
  const shared = useText(mistakesMessages);
  const { language } = useLanguage();
  const names = useNames();
  const client = useQueryClient();
  const csvRows = useCsvRows();
  return useMutation({
    mutationFn: async (as: ExportAs) => {
      const { readAll } = await import('./read-all.ts');
      const { saveFile } = await import('./save-file.ts');
      const rows = await readAll(wanted, as !== 'csv');
      if (as === 'csv') {
        const { csvOf } = await import('./csv.ts');
        return saveFile(csvOf(csvRows(rows)), `${shared('title')}.csv`, 'text/csv');
      }
      const { sidesOf } = await import('./sides.ts');
      const cards = rows.flatMap((row) => {
        const sides = sidesOf(row, language);
        const tag = t('listOf', { skill: names.skill(row.skill), kind: names.kind(row.kind) });
        return sides ? [{ ...sides, id: row.id, tag }] : [];
      });
      // What is right has been shown, so what may be practised today has changed.
      void client.invalidateQueries(mistakesQueries.all());
      if (as === 'print') return onPrint(cards);
      const { ankiOf } = await import('./anki.ts');
      saveFile(ankiOf(cards), `${shared('title')}.txt`, 'text/plain');
    },
    onError: ({ message }) => toast.error(message || t('exportFailed')),
  });
}
