import { useSearch } from '@tanstack/react-router';
import { ListPage } from '#practice/list/ListPage.tsx';

export function ReadingListPage() {
  return <ListPage skill="reading" filter={useSearch({ from: '/reading-list' })} />;
}
