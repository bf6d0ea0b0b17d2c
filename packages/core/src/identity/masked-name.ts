/** Enough to recognise a friend by, too little to learn a stranger's name: 林**. */
export function maskedName(name: string): string {
  const [first] = new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(name.trim());
  return `${first?.segment ?? ''}**`;
}
