"""Our own sentences for the tagger: clean ones to learn from, and good prose to be measured on.

    python3 own_text.py PACK_FOLDER OWN_ESSAYS_FILE OUT_FOLDER

Writes content.txt (reading, listening, words and ideas of a content pack, nothing that shows a wrong example) and
prose.txt (finished essays from band 8 up), one sentence a line. No sentence of prose.txt is learnt from. Needs PyYAML.
"""
import glob, os, re, sys
import yaml

LOADER = getattr(yaml, 'CSafeLoader', yaml.SafeLoader)
FOLDERS = ('reading', 'listening', 'words', 'ideas')
NOT_TEXT = {'origin', 'zh', 'wrong', 'tags', 'result', 'why', 'blueprint'}
BREAK = re.compile(r'(?<=[.!?])\s+(?=[A-Z"])')
# Marks of a template or of another language: no plain sentence.
ODD = re.compile(r'[^\x20-\x7e\u2013\u2014\u00a3\u20ac\u00e9\u00b0]|[\[\]{}|_<>#]|\.\.\.')


def strings(node, key=''):
    if key in NOT_TEXT: return
    if isinstance(node, dict):
        for name, value in node.items(): yield from strings(value, name)
    elif isinstance(node, list):
        for value in node: yield from strings(value, key)
    elif isinstance(node, str): yield node


def plain(text):
    text = re.sub('[\u2018\u2019]', "'", re.sub('[\u201c\u201d]', '"', re.sub(r'\s+', ' ', text))).strip()
    return re.sub(r'\*\*?|_(?=\w)|\{\{|\}\}', '', text)


def whole(sentence):
    """From a capital letter to a full stop, neither a scrap nor a paragraph."""
    return 5 <= len(sentence.split()) <= 50 and re.match(r'^["\']?[A-Z]', sentence) and re.search(r'[.!?]["\']?$', sentence) and not ODD.search(sentence)


def main(pack, essays, out):
    read = lambda file: yaml.load(open(file, encoding='utf8'), LOADER)
    files = [file for folder in FOLDERS for file in sorted(glob.glob(f'{pack}/{folder}/*.yaml'))]
    content = dict.fromkeys(s for file in files for text in strings(read(file)) for s in BREAK.split(plain(text)) if whole(s))
    paragraphs = [p['text'] for file in sorted(glob.glob(f'{pack}/writing/*.yaml')) for e in read(file).get('essays', []) if e['band'] >= 8 for p in e['paragraphs']]
    paragraphs += [line for e in read(essays) if e['band'] >= 8 for line in e['essay'].split('\n')]
    prose = [s.strip() for text in paragraphs for s in BREAK.split(text.strip()) if re.search(r'\w', s)]
    os.makedirs(out, exist_ok=True)
    for name, lines in (('content', content), ('prose', prose)):
        with open(f'{out}/{name}.txt', 'w', encoding='utf8') as file: file.write('\n'.join(lines) + '\n')
        print(name, len(lines), 'sentences')


if __name__ == '__main__':
    main(*sys.argv[1:4])
