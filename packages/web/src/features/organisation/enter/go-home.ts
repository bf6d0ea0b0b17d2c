/** Home and menu follow the cookie, which has just changed: everything is read anew. */
export function goHome(): void {
  history.replaceState(null, '', `${location.pathname}${location.search}#/`);
  location.reload();
}
