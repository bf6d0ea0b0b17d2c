/** `['student', 'getInfo']` → `/api/student/get-info`. Used by both sides; free of zod, so the page may load it first. */
export const pathOf = (names: readonly string[]): string => `/api/${names.map(kebab).join('/')}`;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
