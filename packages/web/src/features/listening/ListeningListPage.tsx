import { useSearch } from '@tanstack/react-router';
import { ListPage } from '#practice/list/ListPage.tsx';

export function ListeningListPage() {
  return <ListPage skill="listening" filter={useSearch({ from: '/listening-list' })} />;
}
