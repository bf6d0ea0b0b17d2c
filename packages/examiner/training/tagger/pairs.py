"""Turns the writers' marked-up essays into pairs, and says what is wrong with them.

    python3 pairs.py DRAFTS_FOLDER [OUT_FOLDER]

DRAFTS_FOLDER holds a folder for each writer with *.txt files: "# essay band=5 task=2 topic=..." opens a text, then one
sentence a line with its corrections in place: [wrong|right], [|put in], [left out|]. Writes OUT_FOLDER/WRITER.jsonl.
"""
import collections, glob, json, os, re, sys
from tags import AUX, DET, MARK, PREP, Tags
from words import HERE, Forms, read_words, tokens

MARKUP = re.compile(r'\[([^\[\]|]*)\|([^\[\]|]*)\]')
HEAD = re.compile(r'^#\s*\w+\b(.*\bband=.*)$')
# A sentence that changed this much was rewritten, not corrected.
MOST_CHANGED = .5
LONGEST = 70


def sides(line):
    """What the learner wrote and what it should be."""
    tidy = lambda text: re.sub(r' +([.,;:!?])', r'\1', re.sub(r'\s+', ' ', text)).strip()
    return tidy(MARKUP.sub(r'\1', line)), tidy(MARKUP.sub(r'\2', line))


def fault(line, source, target, tags):
    """Why a line cannot be used, or None."""
    if re.search(r'[\[\]|]', MARKUP.sub('', line)): return 'malformed markup'
    if any(a.strip() == b.strip() for a, b in MARKUP.findall(line)): return 'correction that changes nothing'
    if re.search(r'[^\x20-\x7e\u2018-\u201d\u2013\u2014\u00a3\u20ac\u00e9\u00b0\u2026]', line): return 'foreign character'
    if not re.search(r'[.!?:]["\')]*$', target): return 'target without an end'
    if not re.match(r'["\'(]?[A-Z0-9]', target): return 'target without a capital'
    a, b = tokens(source), tokens(target)
    if not 2 <= len(a) <= LONGEST or not b: return 'too short or too long'
    changed = sum(step[0] != 'M' for step in tags.aligner.align(a, b))
    if changed > MOST_CHANGED * max(len(a), len(b)): return 'rewritten rather than corrected'
    return None


def kind(old, new, tags):
    """The kind of one change of words, roughly as corrected corpora name it."""
    both = [w.lower() for w in old + new]
    if not both: return 'nothing'
    if all(MARK.match(w) for w in both): return 'punctuation'
    if ''.join(old).lower() == ''.join(new).lower(): return 'capitals or spaces'
    words = [w for w in both if not MARK.match(w)]
    if all(w in DET for w in words): return 'article or determiner'
    if all(w in PREP for w in words): return 'preposition'
    if len(old) == len(new) == 1:
        if not tags.known(old[0]): return 'spelling'
        form = tags.forms.between(old[0], new[0])
        if form and old[0].lower() in tags.forms.nouns and form == 'S' or form == 'BASE' and old[0].lower() in tags.forms.singulars: return 'number or agreement'
        if form: return 'verb form'
    if all(w in AUX or w in tags.forms.bases or w in ('to', 'not', "n't") for w in words): return 'verb form'
    if sorted(both[:len(old)]) == sorted(both[len(old):]): return 'word order'
    return 'word choice and other'


def read(folder, tags):
    pairs, faults, kinds, seen = [], collections.defaultdict(list), collections.Counter(), set()
    for file in sorted(glob.glob(f'{folder}/*/*.txt')):
        name, number = os.path.basename(file)[:-4], 0
        writer, essay = os.path.basename(os.path.dirname(file)), dict(band=0., task=0, topic='', essay=f'{name}-0')
        for at, line in enumerate(open(file, encoding='utf8'), 1):
            line = line.strip()
            place = f'{os.path.basename(file)}:{at} {line}'
            if not line: continue
            head = HEAD.match(line)
            if head:
                number += 1
                told = dict(re.findall(r'(\w+)=(.*?)(?=\s+\w+=|$)', head.group(1).strip()))
                if not {'band', 'task', 'topic'} <= told.keys(): faults['head without band, task or topic'].append(place)
                essay = dict(band=float(told.get('band', 0) or 0), task=int(re.sub(r'\D', '', told.get('task', '2'))[:1] or 2), topic=told.get('topic', ''), essay=f'{name}-{number}')
                continue
            if line.startswith('#'): continue
            source, target = sides(line)
            why = fault(line, source, target, tags)
            if not why and (source, target) in seen: why = 'said twice'
            if why:
                faults[why].append(place)
                continue
            seen.add((source, target))
            for old, new in MARKUP.findall(line): kinds[kind(tokens(old), tokens(new), tags)] += 1
            pairs.append(dict(source=source, target=target, **essay, writer=writer))
    return pairs, faults, kinds


def report(pairs, faults, kinds):
    writers = collections.Counter(p['writer'] for p in pairs)
    for writer, count in sorted(writers.items()):
        own = [p for p in pairs if p['writer'] == writer]
        clean = sum(p['source'] == p['target'] for p in own)
        print(f"{writer}: {count} sentences of {len({p['essay'] for p in own})} texts, {100 * clean / count:.0f} % clean, {sum(len(tokens(p['source'])) for p in own) / count:.1f} words")
    print('bands:', dict(sorted(collections.Counter(p['band'] for p in pairs).items())))
    print('kinds:', ', '.join(f'{name} {100 * n / sum(kinds.values()):.1f} %' for name, n in kinds.most_common()), f'of {sum(kinds.values())} corrections')
    openings = collections.Counter(' '.join(p['target'].split()[:4]) for p in pairs).most_common(5)
    print('commonest openings:', openings)
    for why, places in sorted(faults.items(), key=lambda one: -len(one[1])):
        print(f'dropped, {why}: {len(places)}')
        for place in places[:4]: print('   ', place)


def main(drafts, out=os.path.join(HERE, '..', 'pairs')):
    tags = Tags(Forms(), read_words())
    pairs, faults, kinds = read(drafts, tags)
    os.makedirs(out, exist_ok=True)
    for writer in sorted({p['writer'] for p in pairs}):
        with open(f'{out}/{writer}.jsonl', 'w', encoding='utf8') as file:
            for pair in pairs:
                if pair['writer'] == writer: file.write(json.dumps(pair, ensure_ascii=False) + '\n')
    report(pairs, faults, kinds)


if __name__ == '__main__':
    main(*sys.argv[1:3])
