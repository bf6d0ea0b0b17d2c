import type { Db } from '#db/db.ts';

export const studentBooksRepo = (db: Db) => ({
  list: (userId: number) =>
    db.query<{ book_id: number; weight: number }>(
      'select book_id, weight from student_books where user_id = $1 order by weight, created_at, book_id',
      [userId],
    ),

  add: (userId: number, bookId: number, weight: number, at: Date) =>
    db.query(
      `insert into student_books (user_id, book_id, weight, created_at) values ($1, $2, $3, $4)
       on conflict (user_id, book_id) do nothing`,
      [userId, bookId, weight, at],
    ),

  remove: (userId: number, bookId: number) =>
    db.query('delete from student_books where user_id = $1 and book_id = $2', [userId, bookId]),

  sort: (userId: number, books: readonly { book_id: number; weight: number }[]) =>
    db.query(
      `update student_books set weight = one.weight from unnest($2::bigint[], $3::int[]) as one(book_id, weight)
       where user_id = $1 and student_books.book_id = one.book_id`,
      [userId, books.map(({ book_id }) => book_id), books.map(({ weight }) => weight)],
    ),

  async reown(guestId: number, userId: number): Promise<void> {
    await db.query(
      `insert into student_books (user_id, book_id, weight, created_at)
       select $2, book_id, weight, created_at from student_books where user_id = $1 on conflict do nothing`,
      [guestId, userId],
    );
    await db.query('delete from student_books where user_id = $1', [guestId]);
  },
});
