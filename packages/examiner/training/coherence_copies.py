"""Spoilt copies of honest texts, and what is wanted of the net for each: 1 where something is wrong, None where nothing is known."""

def mixed(text, chance):
    """Every sentence anywhere, as many a paragraph as before."""
    left = [s for p in text['paragraphs'] for s in p]
    before = list(left)
    for _ in range(9):
        if left == before: chance.shuffle(left)
    return regrouped(left, [len(p) for p in text['paragraphs']])


def regrouped(sentences, sizes):
    it = iter(sentences)
    return [p for p in ([next(it) for _ in range(n)] for n in sizes) if p]


def ends(text):
    """Opening, bodies, ending; of a text in one block its first and last sentences."""
    p = text['paragraphs']
    if len(p) >= 3: return p[0], p[1:-1], p[-1]
    whole = [s for one in p for s in one]
    return whole[:2], [whole[2:-2]], whole[-2:]


def bodies_mixed(text, chance):
    first, bodies, last = ends(text)
    left = [s for p in bodies for s in p]
    chance.shuffle(left)
    return [first, *regrouped(left, [len(p) for p in bodies]), last]


def other(texts, text, chance):
    """A text on another question of the same task."""
    for _ in range(50):
        one = chance.choice(texts)
        if one['group'] != text['group'] and one['task'] == text['task']: return one
    return one


def foreign_bodies(texts, text, chance):
    return [ends(text)[0], *ends(other(texts, text, chance))[1], ends(text)[2]]


def patched(texts, text, chance):
    """Bodies of single sentences out of several other texts."""
    sizes = [len(p) for p in ends(text)[1]]
    pool = [s for _ in range(5) for p in ends(other(texts, text, chance))[1] for s in p]
    while len(pool) < sum(sizes): pool += pool
    chance.shuffle(pool)
    return [ends(text)[0], *regrouped(pool, sizes), ends(text)[2]]


def of_one_question(texts, text, chance):
    """Bodies of single sentences out of texts on the same question; none where there is no other such text."""
    others = [one for one in texts if one['group'] == text['group'] and one is not text]
    if not others: return None
    sizes = [len(p) for p in ends(text)[1]]
    chosen = [text] + [chance.choice(others) for _ in range(3)]
    pool = [s for one in chosen for p in ends(one)[1] for s in p]
    if len(pool) < sum(sizes): return None
    chance.shuffle(pool)
    return [ends(text)[0], *regrouped(pool, sizes), ends(text)[2]]


def one_foreign(texts, text, chance):
    """One body of another text among one's own."""
    first, bodies, last = ends(text)
    other_bodies = [p for p in ends(other(texts, text, chance))[1] if p]
    if len(bodies) < 2 or not other_bodies: return None
    bodies = list(bodies)
    bodies[chance.randrange(len(bodies))] = chance.choice(other_bodies)
    return [first, *bodies, last]


def swapped(text, chance):
    """Two to four pairs of neighbours change places, or the sentences of one body are mixed: too little to call it no order."""
    paragraphs = [list(p) for p in text['paragraphs']]
    longest = max(paragraphs, key=len)
    if chance.random() < .4: chance.shuffle(longest)
    else:
        for _ in range(chance.randint(2, 4)):
            p = chance.choice(paragraphs)
            if len(p) < 2: continue
            k = chance.randrange(len(p) - 1)
            p[k], p[k + 1] = p[k + 1], p[k]
    return paragraphs


def pasted(paragraphs, prompt, chance):
    """Words of the question put in: they make no answer, nor spoil one."""
    if not prompt: return paragraphs
    out = list(paragraphs)
    for _ in range(chance.choice((1, 1, 2))): out.insert(chance.randrange(len(out) + 1), [prompt])
    return out


KINDS = {'honest': 36, 'mixed': 14, 'bodies mixed': 18, 'foreign bodies': 10, 'patched': 8, 'of one question': 7, 'one foreign': 5, 'swapped': 5, 'other question': 8, 'other question, pasted': 4, 'pasted': 3}


def example(texts, text, kind, chance):
    """(paragraphs, prompt, wanted): 1 where something is wrong, None where nothing is known."""
    prompt, paragraphs, order, bodies, topic = text['prompt'], text['paragraphs'], 0, 0, 0
    if kind == 'mixed': paragraphs, order = mixed(text, chance), 1
    elif kind == 'bodies mixed': paragraphs, order = bodies_mixed(text, chance), 1
    elif kind == 'foreign bodies': paragraphs, bodies, order, topic = foreign_bodies(texts, text, chance), 1, None, None
    elif kind == 'patched': paragraphs, bodies, order, topic = patched(texts, text, chance), 1, 1, None
    elif kind == 'of one question':
        made = of_one_question(texts, text, chance)
        if made: paragraphs, order, bodies = made, 1, None
    elif kind == 'one foreign':
        made = one_foreign(texts, text, chance)
        if made: paragraphs, order, bodies, topic = made, None, None, None
    elif kind == 'swapped': paragraphs, order = swapped(text, chance), None
    elif kind.startswith('other question') and prompt:
        asked = other(texts, text, chance)['prompt']
        if asked:
            prompt, topic = asked, 1
            if kind.endswith('pasted'): paragraphs = pasted(paragraphs, prompt, chance)
    elif kind == 'pasted': paragraphs = pasted(paragraphs, prompt, chance)
    if prompt and chance.random() < .1: prompt = []
    if not prompt: topic = None
    # Where one report of the news ends and the next begins is not known.
    if text['source'] == 'news':
        bodies = bodies or None
    return paragraphs, prompt, (order, bodies, topic)
