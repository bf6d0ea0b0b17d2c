/** Two titles are the same when a reader would say so: case, width of characters and spaces do not count. */
export const plainTitle = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

export const isSameTitle = (a: string, b: string): boolean => plainTitle(a) === plainTitle(b);
