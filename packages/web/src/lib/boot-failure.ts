/** For when neither the app nor its message files have loaded: both languages, hardly any style, one thing to do. */
export function showBootFailure(root: HTMLElement): void {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.append('页面没有加载完，请检查网络后重新加载。', document.createElement('br'));
  words.append('The page did not finish loading. Check your connection and reload.');
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = '重新加载 · Reload';
  again.style.cssText = 'min-height:44px;padding:0 1rem;font:inherit';
  again.addEventListener('click', () => location.reload());
  const box = document.createElement('main');
  box.style.cssText = 'max-width:32rem;margin:20vh auto;padding:1rem;font:1rem/1.6 system-ui,sans-serif';
  box.append(words, again);
  root.replaceChildren(box);
}
