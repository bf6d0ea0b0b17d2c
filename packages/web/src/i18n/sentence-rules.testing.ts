/** The rules for every pair of sentences. Used by the test over all message files. */
export type Fault = { key: string; fault: string };

type Texts = Readonly<Record<string, string>>;

export function faultsOf(zh: Texts, en: Texts): Fault[] {
  const keys = [...new Set([...Object.keys(zh), ...Object.keys(en)])];
  return keys.flatMap((key) => {
    const [chinese, english] = [zh[key], en[key]];
    if (chinese === undefined) return [{ key, fault: 'missing in zh' }];
    if (english === undefined) return [{ key, fault: 'missing in en' }];
    const faults = [...sameArguments(chinese, english), ...chineseVoice(chinese), ...englishVoice(english)];
    return faults.map((fault) => ({ key, fault }));
  });
}

/** The names inside {…} and <…>: both languages must accept the same arguments. */
export function argumentsOf(sentence: string): string[] {
  const unquoted = sentence.replace(/'[{<][^']*'/g, '');
  // The branches of a plural or select, `one {…}`, are words and not arguments.
  const words = unquoted.replace(/(=\d+|\b(?:zero|one|two|few|many|other))\s*\{/g, '(');
  const values = [...words.matchAll(/\{\s*([A-Za-z_]\w*)\s*[,}]/g)].map(([, name]) => name!);
  const tags = [...unquoted.matchAll(/<([A-Za-z]\w*)>/g)].map(([, name]) => `<${name}>`);
  return [...new Set([...values, ...tags])].sort();
}

function sameArguments(chinese: string, english: string): string[] {
  const [one, other] = [argumentsOf(chinese).join(' '), argumentsOf(english).join(' ')];
  return one === other ? [] : [`arguments differ: zh [${one}], en [${other}]`];
}

function chineseVoice(sentence: string): string[] {
  const faults: string[] = [];
  // A point before a letter is a file name, a colon before a digit a clock.
  if (/[\u4e00-\u9fff](?:[,;:?!](?!\d)|\.(?!\w))/.test(sentence)) faults.push('half-width punctuation after Chinese');
  if (/[!！]/.test(sentence)) faults.push('exclamation mark');
  if (SETTING.test(sentence)) faults.push('the name of a setting');
  // As the glossary has it; two words for one thing look like two things.
  if (sentence.includes('纸笔')) faults.push('笔试, not 纸笔');
  // 母亲 and 亲自 are ordinary words; 亲 alone is a shopkeeper's.
  if (/(?<![父母双乡相可至])亲(?![自切友戚属爱密人])|[哦啦]/.test(sentence)) faults.push('亲, 哦 or 啦');
  return faults;
}

/** A setting is the operator's word: a learner cannot do anything with it. */
const SETTING = /\b[A-Z]{2,}(?:_[A-Z]+)+\b/;

function englishVoice(sentence: string): string[] {
  const faults: string[] = [];
  if (SETTING.test(sentence)) faults.push('the name of a setting');
  if (sentence.includes('!')) faults.push('exclamation mark');
  if (/\boops\b/i.test(sentence)) faults.push('Oops');
  return faults;
}
