import { load } from 'js-yaml';
import { parse } from 'yaml';

/**
 * A text of a pack. js-yaml reads one three times as fast as yaml does, and a start reads three hundred; what it refuses,
 * aliases among it, goes to yaml, which says what is wrong in words that authors know.
 */
export function readYamlText(text: string): unknown {
  try {
    return load(text, { maxAliases: 0 });
  } catch {
    // maxAliasCount: a few lines of nested aliases must not unfold into gigabytes.
    return parse(text, { maxAliasCount: 100 });
  }
}
