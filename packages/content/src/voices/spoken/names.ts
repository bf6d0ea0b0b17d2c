import { cardinal, digits } from './numbers.ts';

/** What is spelled or read figure by figure: telephone numbers, postcodes, names, codes, addresses of the web. */

const letters = (text: string) => [...text].join(', ');

const NATIONAL = /(?<![\d.,£$€])\(?0\d{2,4}\)?(?:[ -]\d{3,4}){1,3}(?!\d)|(?<![\d.,])0\d{9,10}(?!\d)/g;
const ABROAD = /\+\d{1,3}(?: \d{2,6}){2,4}(?!\d)/g;

/** 07700 900 468 → oh double seven double oh, nine double oh, four six eight */
export const telephones = (text: string): string =>
  text.replace(ABROAD, (found) => `plus ${grouped(found)}`).replace(NATIONAL, grouped);

const grouped = (found: string) => found.replace(/[()+]/g, '').split(/[ -]/).map(digits).join(', ');

/** SW1A 2AB → S W one A, two A B */
export const postcodes = (text: string): string =>
  text.replace(/\b([A-Z]{1,2})(\d{1,2})([A-Z]?) (\d)([A-Z]{2})\b/g, (_, area, district, more, sector, unit) =>
    [
      `${letters(area)}, ${cardinal(Number(district))}${more ? `, ${more}` : ''}`,
      `${cardinal(Number(sector))}, ${letters(unit)}`,
    ].join(', '),
  );

/** O-S-G-R-O-V-E → O, S, G, R, O, V, E; B-double-O-T → B, double O, T */
export const spelledNames = (text: string): string =>
  text.replace(/\b[A-Z](?:[-–](?:double[- ])?[A-Z])+\b(?![a-z'’])/g, (name) =>
    name
      .replaceAll('–', '-')
      .replace(/double[- ]/g, 'double ')
      .split('-')
      .join(', '),
  );

const SAID_AS_WORDS = new Set('NASA UNESCO NATO UNICEF AIDS PIN RAM LED OPEC FIFA SIM'.split(' '));

/** BBC → B B C, but NASA is a word. "TV's" keeps its ending. */
export const initials = (text: string): string =>
  text.replace(/\bOK\b/g, 'okay').replace(/\b[A-Z]{2,6}(?=s\b|['’]s\b|\b)/g, (word) => {
    if (word === 'AM' || word === 'PM') return [...word.toLowerCase()].join(' ');
    return SAID_AS_WORDS.has(word) ? word.toLowerCase() : [...word].join(' ');
  });

/** GX4471 → G X, double four seven one; B12 → B twelve; 12B → twelve B; Room 204 → Room two oh four */
export const codes = (text: string): string =>
  text
    .replace(/\b([A-Z]{1,3})[- ]?(\d{3,})\b/g, (_, head, figures) => `${[...head].join(' ')}, ${digits(figures)}`)
    .replace(/\b([A-Z]{1,2})(\d{1,2})\b/g, (_, head, figures) => `${[...head].join(' ')} ${cardinal(Number(figures))}`)
    .replace(/\b(\d{1,3})([A-Z])\b/g, (_, figures, tail) => `${cardinal(Number(figures))} ${tail}`)
    .replace(
      /\b(rooms?|flat|flight|extension|ext\.?|code|pin|reference|ref\.?|bus|train|platform) (\d{3,})\b/gi,
      (_, what, figures) => `${what} ${digits(figures)}`,
    );

/** info@harbour.org.uk → info at harbour dot org dot U K */
export const webAddresses = (text: string): string =>
  text.replace(
    /\b(?:https?:\/\/)?(?:www\.)?([\w.-]+@)?([a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|uk|edu|cn))(\/[\w/-]*)?\b/gi,
    (found, user, host, path = '') => {
      const www = /\bwww\./i.test(found) && !user ? 'W W W dot ' : '';
      const name = (part: string) =>
        part.replaceAll('.', ' dot ').replaceAll('-', ' dash ').replaceAll('_', ' underscore ');
      const ending = (spoken: string) => spoken.replace(/\b(uk|cn)$/i, (end) => [...end.toUpperCase()].join(' '));
      const rest = path.replace(/\/$/, '').replaceAll('/', ' slash ').replaceAll('-', ' dash ');
      return `${www}${user ? `${name(user.slice(0, -1))} at ` : ''}${ending(name(host))}${rest}`;
    },
  );
