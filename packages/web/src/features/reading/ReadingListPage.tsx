import { useSearch } from '@tanstack/react-router';
import { ListPage } from '#practice/lists/ListPage.tsx';

export function ReadingListPage() {
  return <ListPage skill="reading" filter={useSearch({ from: '/reading-list' })} />;
}
