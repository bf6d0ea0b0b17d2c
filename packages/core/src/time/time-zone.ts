/** An IANA name such as Asia/Shanghai. A bare offset is refused: it knows nothing of summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]+(?:[_/+-][A-Za-z0-9_]+)*$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
