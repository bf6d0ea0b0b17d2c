/** A whole file of the site, so that it is available even without a network. Throws when it cannot be loaded. */
export async function fetchBlob(url: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { credentials: 'same-origin', ...(signal && { signal }) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.blob();
}

export async function fetchJson(url: string): Promise<unknown> {
  return JSON.parse(await (await fetchBlob(url)).text());
}
