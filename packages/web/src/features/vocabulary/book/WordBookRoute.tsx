import { useParams } from '@tanstack/react-router';
import { WordBookPage } from './WordBookPage.tsx';

export function WordBookRoute() {
  const { bookId } = useParams({ strict: false });
  return bookId === undefined ? null : <WordBookPage key={bookId} bookId={bookId} />;
}
