"""Spoils clean sentences: by made-up slips, or by the tags a corruptor chose. Keeps the tags that mend them."""
import re
from tags import DET, PREP
from words import like

NEAR = {'a': 'es', 'e': 'ia', 'i': 'ey', 'o': 'ua', 'u': 'oa', 's': 'cz', 'c': 'sk', 'z': 's', 'k': 'c', 'b': 'pv', 'p': 'b', 'v': 'bf', 'f': 'v', 'd': 't', 't': 'd', 'm': 'n', 'n': 'm', 'y': 'i', 'l': 'r', 'r': 'l', 'g': 'j', 'j': 'g', 'w': 'v', 'h': 'g', 'q': 'k', 'x': 's'}
ONE_WORD = set('everyday everyone everybody everything everywhere someone somebody something somewhere sometimes anyone anybody anything anywhere nobody nothing nowhere maybe however therefore moreover nowadays weekend homework housework classroom birthday afternoon breakfast myself yourself himself herself itself themselves ourselves without within into onto inside outside upstairs downstairs airport football basketball website smartphone bedroom bathroom newspaper seaside although already also another'.split())
MIXED_UP = [group.split('/') for group in 'their/there|then/than|to/too|its/it|your/you|lose/loose|advice/advise|affect/effect|quite/quiet|weather/whether|were/where|who/which/that/what|make/do|say/tell/speak/talk|see/watch/look|hear/listen|much/many|few/little|other/another/others|so/such|very/so/too|good/well|bad/badly|easy/easily|quick/quickly|beautiful/beauty|different/difference|important/importance|interesting/interested|boring/bored|exciting/excited|tired/tiring|amazing/amazed|surprised/surprising|economic/economy|safe/safety|success/successful|healthy/health|possible/possibility|win/earn|gain/win|learn/study/teach|lend/borrow|bring/take|come/go|live/life|choose/choice|thing/think|fun/funny|travel/trip|work/job|house/home|although/but|every/all|any/some|since/for/from|until/by|during/while|like/as|between/among|beside/besides|before/ago|also/too|still/yet|if/when|what/that|this/these|that/those|me/my|him/his|them/their|us/our|he/she|his/her|he/him|they/them|we/us|raise/rise|rose/raised|increase/rise|benefit/beneficial|convenient/convenience|independent/independence|develop/development|improve/improvement|environment/environmental|government/governments|percent/percentage|most/almost|amount/number|less/fewer|people/person|hard/hardly|especial/especially|economic/economical|recent/recently'.split('|')]
OTHERS = {a: [b for group in MIXED_UP if a in group for b in group if b != a] for group in MIXED_UP for a in group}
ARTICLES, PREPOSITIONS = ['a', 'an', 'the'], sorted(PREP - {'like', 'than', 'as'})
USUAL = ['in', 'on', 'at', 'to', 'for', 'of', 'with', 'from', 'by', 'about', 'into', 'during']
BE, HAVE, DO = ['is', 'are', 'was', 'were', 'be', 'been', 'am', 'being'], ['have', 'has', 'had'], ['do', 'does', 'did']
MODALS = ['will', 'would', 'can', 'could', 'should', 'may', 'might', 'must']


def misspelt(word, chance):
    if len(word) < 3: return word
    for _ in range(1 if chance.random() < .8 else 2):
        i, r = chance.randrange(1, len(word)), chance.random()
        letter = word[i].lower()
        if r < .26: word = word[:i] + word[i + 1:]
        elif r < .42: word = word[:i] + word[i] + word[i:]
        elif r < .60 and i + 1 < len(word): word = word[:i] + word[i + 1] + word[i] + word[i + 2:]
        elif r < .90 and letter in NEAR: word = word[:i] + chance.choice(NEAR[letter]) + word[i + 1:]
        else: word = word[:i] + chance.choice('aeioutnrlsh') + word[i:]
        double = re.search(r'(.)\1', word)
        if double and chance.random() < .3: word = word[:double.start()] + word[double.start() + 1:]
        if len(word) < 3: break
    return word


def corrupt(tags, clean, wanted, chance, misspellings=None):
    """The spoilt words, and for the start and each of them the tag that mends it."""
    out, mend = [], ['K']

    def put(new, old):
        out.append(new)
        mend.append(tags.single(new, old, len(out) == 1) if new != old else 'K')

    if wanted[0].startswith('A_') and chance.random() < .9:
        out.append(wanted[0][2:])
        mend.append('DEL')
    i = 0
    while i < len(clean):
        word, tag = clean[i], wanted[i + 1]
        if tag == 'DEL' and mend[-1] == 'K':
            mend[-1] = 'A_' + word
            # The next word then opens the sentence and takes the capital letter.
            if i == 0 and len(clean) > 1 and wanted[2] == 'K' and clean[1][:1].islower() and chance.random() < .85:
                put(clean[1][:1].upper() + clean[1][1:], clean[1])
                i += 1
        elif tag.startswith('A_'):
            out.extend([word, tag[2:]])
            mend.extend(['K', 'DEL'])
        elif tag.startswith('R_'):
            new = tag[2:]
            put(new[:1].upper() + new[1:] if word[:1].isupper() and word != 'I' and new[:1].islower() else new, word)
        elif tag.startswith('F_'): put(tags.forms.apply(word, tag[2:]) or word, word)
        elif tag == 'LOW': put(word.lower(), word)
        elif tag == 'CAP': put(word[:1].upper() + word[1:].lower(), word)
        elif tag == 'UPP': put(word.upper(), word)
        elif tag == 'SPELL' and word.isalpha() and len(word) > 2:
            seen = (misspellings or {}).get(word.lower())
            put(like(chance.choice(seen), word) if seen and chance.random() < .5 else misspelt(word, chance), word)
        elif tag == 'SPLIT' and word.lower() in ONE_WORD: split(tags, word, out, mend)
        elif tag == 'SWAP' and i + 1 < len(clean) and wanted[i + 2] == 'K' and clean[i + 1].isalpha() and word.isalpha():
            a, b = clean[i + 1], word
            if not out and word[:1].isupper() and word != 'I': a, b = a[:1].upper() + a[1:], b[:1].lower() + b[1:]
            out.extend([a, b])
            mend.extend(['SWAP', 'K'])
            i += 1
        else: put(word, word)
        i += 1
    return (out, mend) if out else (clean, ['K'] * (len(clean) + 1))


def split(tags, word, out, mend):
    for k in range(2, len(word) - 1):
        if word[:k].lower() in tags.words and word[k:].lower() in tags.words:
            out.extend([word[:k], word[k:]])
            mend.extend(['MERGE', 'K'])
            return
    out.append(word)
    mend.append('K')


def made_up(tags, words, chance, rate=.11):
    """Tags that spoil a sentence in the ways learners do, by chance: articles and commas the most."""
    k = rate * (.3 + 1.4 * chance.random())
    return ['K'] + [one_slip(tags, words, i, chance, k) for i in range(len(words))]


def one_slip(tags, words, i, chance, k):
    word, low, r = words[i], words[i].lower(), chance.random
    forms, x, last = tags.forms, chance.random(), i + 1 == len(words)
    other = lambda group: 'R_' + chance.choice([w for w in group if w != low])
    if low in ARTICLES:
        return chance.choices(['DEL', other(ARTICLES), 'R_' + chance.choice(['this', 'some', 'one', 'my', 'his'])], [.68, .25, .07])[0] if x < 2.2 * k else 'K'
    if low in BE: return chance.choice(['DEL', other(BE[:5]), other(BE[:5]), other(BE), 'R_has', 'R_have']) if x < 1.1 * k else 'K'
    if low in HAVE or low in DO: return chance.choice([other(HAVE if low in HAVE else DO)] * 5 + ['DEL', 'R_is']) if x < 1.2 * k else 'K'
    if low in MODALS: return chance.choice(['DEL'] + [other(MODALS[:5])] * 4) if x < .8 * k else 'K'
    if low in PREP and low not in ('as', 'than', 'like'):
        return chance.choices(['DEL', other(USUAL), other(PREPOSITIONS)], [.3, .58, .12])[0] if x < 1.3 * k else 'K'
    if word == ',': return 'DEL' if x < 2.5 * k else 'K'
    if word in '.!?' and last: return 'DEL' if x < .25 * k else 'K'
    if word == 'I': return ('LOW' if r() < .8 else 'DEL') if x < .5 * k else 'K'
    if low in ("'s", "n't", "'"): return 'DEL' if x < .6 * k else 'K'
    if low in OTHERS and x < .9 * k: return 'R_' + chance.choice(OTHERS[low])
    if not word.isalpha(): return 'K'
    y = r()
    if y < .55 * k and (low in forms.nouns or low in forms.singulars or low in forms.bases):
        if low in forms.bases and r() < .6: return 'F_' + chance.choice(['S', 'BASE', 'ING', 'PAST', 'PART', 'S', 'BASE'])
        return 'F_S' if low in forms.nouns else 'F_BASE'
    if y < .8 * k and len(word) > 3: return 'SPELL'
    if y < .86 * k and word[:1].isupper(): return 'LOW'
    if y < .89 * k and i and word.islower() and len(word) > 3: return 'CAP'
    if y < .93 * k and i + 2 < len(words) and words[i + 1].isalpha(): return 'SWAP'
    if y < .935 * k and len(word) > 4: return 'DEL'
    if low in ONE_WORD and y < 1.6 * k: return 'SPLIT'
    if y < 1.35 * k and not last and words[i + 1].isalpha():
        return 'A_' + chance.choices(['the', 'a', chance.choice(USUAL), 'that', 'to', 'is', ',', 'more', 'it'], [.42, .09, .2, .04, .07, .04, .1, .02, .02])[0]
    return 'A_,' if y < 1.45 * k and not last else 'K'
