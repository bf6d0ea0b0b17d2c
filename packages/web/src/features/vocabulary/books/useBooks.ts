import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { toast } from '#ui/states/toast.ts';
import { refetchWords } from '../vocabulary.queries.ts';
import { wordsMessages } from '../words.messages.ts';

/** Which books a learner learns from, and in which order. */
export function useBooks() {
  const t = useText(wordsMessages);
  const client = useQueryClient();
  const onSuccess = () => refetchWords(client);
  const onError = ({ message }: Error) => toast.error(message || t('changeFailed'));
  const { studentBook } = api.vocabulary;
  return {
    add: useMutation({
      mutationFn: (book: { book_id: number; weight: number }) => studentBook.create(book),
      onSuccess,
      onError,
    }),
    remove: useMutation({
      mutationFn: (book_id: number) => studentBook.delete({ book_id }),
      onSuccess: () => {
        toast.success(t('removedBook'));
        onSuccess();
      },
      onError,
    }),
    sort: useMutation({
      mutationFn: (ids: readonly number[]) =>
        studentBook.batchSort({ books: ids.map((book_id, weight) => ({ book_id, weight })) }),
      onSuccess,
      onError,
    }),
  };
}
