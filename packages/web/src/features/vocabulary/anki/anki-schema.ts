/** The tables of a collection in the form that every Anki reads (version 11). */
export const SCHEMA = `
  create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
    ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
    models text not null, decks text not null, dconf text not null, tags text not null);
  create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
    usn integer not null, tags text not null, flds text not null, sfld text not null, csum integer not null,
    flags integer not null, data text not null);
  create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
    mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
    ivl integer not null, factor integer not null, reps integer not null, lapses integer not null,
    left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
  create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
    ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null,
    type integer not null);
  create table graves (usn integer not null, oid integer not null, type integer not null);
  create index ix_notes_usn on notes (usn);
  create index ix_cards_usn on cards (usn);
  create index ix_revlog_usn on revlog (usn);
  create index ix_cards_nid on cards (nid);
  create index ix_cards_sched on cards (did, queue, due);
  create index ix_revlog_cid on revlog (cid);
  create index ix_notes_csum on notes (csum);
`;

const FIELDS = ['Word', 'Meaning', 'IPA', 'Sentence'];
const FRONT = '<div class="word">{{Word}}</div><div class="ipa">{{IPA}}</div>';
const BACK = '{{FrontSide}}<hr id="answer"><div>{{Meaning}}</div><div class="sentence">{{Sentence}}</div>';
const CSS = '.card { font-size: 20px; text-align: center; } .word { font-size: 32px; } .sentence { margin-top: 12px; }';

/** One kind of note and one deck. */
export function deckConfig(name: string, now: number) {
  const modelId = now * 1000;
  const deckId = now * 1000 + 1;
  const common = { mod: now, usn: -1 };
  const field = (of: string, ord: number) => ({
    ...{ name: of, ord, media: [], sticky: false, rtl: false, font: 'Arial', size: 20 },
  });
  const template = { name: 'Card 1', ord: 0, qfmt: FRONT, afmt: BACK, did: null, bqfmt: '', bafmt: '' };
  const model = {
    ...{
      id: modelId,
      name: 'Ninefold',
      type: 0,
      sortf: 0,
      did: deckId,
      latexPre: '',
      latexPost: '',
      vers: [],
      tags: [],
    },
    ...{ flds: FIELDS.map(field), tmpls: [template], css: CSS, req: [[0, 'any', [0]]], ...common },
  };
  const days = { newToday: [0, 0], revToday: [0, 0], lrnToday: [0, 0], timeToday: [0, 0] };
  const deck = (id: number, of: string) => ({
    ...{ id, name: of, desc: '', dyn: 0, conf: 1, collapsed: false, extendNew: 10, extendRev: 50, ...days, ...common },
  });
  const options = {
    ...{ id: 1, name: 'Default', maxTaken: 60, timer: 0, autoplay: true, replayq: true, ...common, dyn: false },
    new: { bury: true, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 7], order: 1, perDay: 20 },
    rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36500, perDay: 200 },
    lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
  };
  return {
    modelId,
    deckId,
    conf: JSON.stringify({ nextPos: 1, curDeck: deckId, activeDecks: [deckId], curModel: String(modelId) }),
    models: JSON.stringify({ [modelId]: model }),
    decks: JSON.stringify({ 1: deck(1, 'Default'), [deckId]: deck(deckId, name) }),
    dconf: JSON.stringify({ 1: options }),
  };
}
