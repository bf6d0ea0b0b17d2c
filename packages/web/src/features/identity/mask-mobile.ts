/** Enough of the number to recognise it, too little to read it over a shoulder: 138****8000. */
export function maskMobile(mobile: string): string {
  const digits = mobile.replace(/\D/g, '');
  if (digits.length <= 4) return '*'.repeat(digits.length);
  const tail = digits.length >= 9 ? 4 : 2;
  const head = Math.min(3, digits.length - tail - 2);
  return digits.slice(0, head) + '*'.repeat(digits.length - head - tail) + digits.slice(-tail);
}
