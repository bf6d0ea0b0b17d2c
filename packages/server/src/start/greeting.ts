type DemoAccount = { account: string; mobile: string; password: string; who: string };

/** The last lines of a start: where it is, how essays are scored, and who may log in. */
export function greeting(url: string, seconds: number, accounts: DemoAccount[], essays: string): string {
  const rows = accounts.map(
    ({ account, mobile, password, who }) =>
      `    ${account.padEnd(10)} ${mobile.padEnd(13)} ${password.padEnd(15)} ${who}`,
  );
  return [
    ``,
    `  Ninefold 九阶雅思 is ready in ${seconds.toFixed(1)} s: ${url}`,
    `  Essays are scored by ${essays}.`,
    ...(rows.length
      ? ['', '  Demo accounts (account or mobile, password):', ...rows, '  SMS codes: npm run admin -- outbox']
      : []),
    ``,
  ].join('\n');
}

/** The address of a link that makes an operator. */
export const operatorLink = (url: string, token: string): string => `${url.replace(/\/$/, '')}/#/login?first=${token}`;

/** Nobody runs this site yet: whoever opens the link first does. It ends with its use, or after a day. */
export const operatorInvitation = (url: string, token: string): string =>
  [
    '  Nobody runs this site yet. Open this link once to become its operator · 打开下面的链接，成为本站的管理员:',
    `    ${operatorLink(url, token)}`,
    '',
  ].join('\n');
