import { announcedHash } from '../../announcer/announcer-files.ts';
import { paperView } from '../../paper-view.ts';
import { repeated } from '../../text.ts';
import { itemCheck, trouble } from '../check-list.ts';

/** What is said around a recording: the part, the setting, when to read and when to check. */

const lines = itemCheck('announcer', 'error', ['listening'], (paper) => {
  const said = paper.announcer?.lines ?? [];
  const { order } = paperView(paper);
  return [
    ...repeated(said.map(({ id }) => id)).map((id) => trouble('announcer.lines', `${id} is there twice`)),
    ...said.flatMap(({ before }, at) =>
      before === 'end' || order.includes(before)
        ? []
        : [trouble(`announcer.lines.${at}.before`, `there is no turn ${before}`)],
    ),
    ...said.flatMap(({ what, before }, at) =>
      (what === 'close') === (before === 'end')
        ? []
        : [trouble(`announcer.lines.${at}.what`, `${what} before ${before}`)],
    ),
  ];
});

/** Whoever is given time to read has to be told of which questions, and what is announced has to be given. */
const reading = itemCheck('announcer-reading', 'warning', ['listening'], ({ announcer, readingTime }) => {
  if (!announcer) return [];
  const told = announcer.lines.filter(({ what }) => what === 'reading').map(({ before }) => before);
  return [
    ...readingTime
      .filter(({ before }) => !told.includes(before))
      .map(({ before }) => trouble('announcer.lines', `nobody announces the time for reading before ${before}`)),
    ...told
      .filter((before) => !readingTime.some((pause) => pause.before === before))
      .map((before) => trouble('readingTime', `there is none before ${before}, but it is announced`)),
  ];
});

/** The announcer has a voice of her own. */
const voice = itemCheck('announcer-voice', 'warning', ['listening'], ({ announcer, speakers }) => {
  if (!announcer) return [];
  const nameOf = ({ accent, sex, age }: (typeof announcer)['voice']) => `${accent} ${sex} ${age}`;
  return speakers.some((speaker) => nameOf(speaker.voice) === nameOf(announcer.voice))
    ? [trouble('announcer.voice', 'a speaker has the same voice')]
    : [];
});

/** Our own lines are recorded as the section is: another setting, another pause or another speaker needs others. */
const said = itemCheck('announcer-said', 'error', ['listening'], (paper) => {
  if (!paper.announced) return [];
  if (paper.announcer) return [trouble('announced', 'the section has lines of its own as well')];
  return paper.announced === announcedHash(paper)
    ? []
    : [trouble('announced', 'what is announced has changed since it was recorded; build the voices again')];
});

export const announcerChecks = [lines, reading, voice, said];
