import { sentencePaper } from '../../compile/listening.ts';
import type { PackAssets } from '../../read-pack.ts';
import type { Listening } from '../../schema/listening.ts';
import { Alignment, Peaks } from '../../schema/recording.ts';
import { scriptHash } from '../../script-hash.ts';
import { itemCheck, type PackCheck, type Trouble, trouble } from '../check-list.ts';

/** Times are kept to the thousandth. */
const ROUNDING = 0.002;

/** A player trusts the data beside a recording, so it has to be true. Missing files are another check's business. */

const exists = itemCheck('audio-exists', 'warning', ['listening'], (paper) =>
  paper.status !== 'published' || paper.audio ? [] : [trouble('audio', 'published without a recording')],
);

const file = itemCheck('audio-file', 'error', ['listening'], ({ audio }, { assets }) => {
  const asset = audio && assets.get(audio.file);
  if (!audio || !asset) return [];
  const { sound } = asset;
  if (!sound) return [trouble('audio.file', 'not an MP3')];
  if (sound.sha256 !== audio.sha256)
    return [trouble('audio.sha256', 'the file is another one; build the voices again')];
  return [
    // A title in the file would be read before the questions are.
    ...(sound.tagged ? [trouble('audio.file', 'carries tags')] : []),
    ...(sound.channels === 1 && sound.kbits <= 64 ? [] : [trouble('audio.file', 'must be mono, 64 kbit/s at most')]),
    ...(Math.abs(sound.seconds - audio.seconds) <= 0.5
      ? []
      : [trouble('audio.seconds', `the file has ${sound.seconds.toFixed(1)}`)]),
  ];
});

const script = itemCheck('audio-script', 'error', ['listening'], (paper) =>
  !paper.audio?.script || paper.audio.script === scriptHash(paper)
    ? []
    : [trouble('audio.script', 'the script has changed since it was recorded; build the voices again')],
);

const times = itemCheck('audio-times', 'error', ['listening'], (paper, { assets }) => {
  const json = jsonOf(assets, paper.audio?.align);
  if (json === undefined) return [];
  const parsed = Alignment.safeParse(json);
  if (!parsed.success) return [trouble('audio.align', 'is not a list of sentence times')];
  return [
    ...sentenceTroubles(paper, parsed.data),
    ...stopTroubles(paper, parsed.data),
    ...lineTroubles(paper, parsed.data),
  ];
});

function sentenceTroubles(paper: Listening, { sentences }: Alignment): Trouble[] {
  const wanted = sentencePaper(paper);
  if (sentences.length !== wanted.length)
    return [trouble('audio.align', `${sentences.length} times for ${wanted.length} sentences`)];
  const gaps = new Map(paper.script.map(({ id, gap }) => [id, gap ?? 0]));
  return sentences.flatMap(({ order, turn, start, end }, at) => {
    const line = wanted[at];
    // Somebody who speaks before the other has ended does so at the beginning of a turn, by as much as the script says.
    const overlap = sentences[at - 1]?.turn === turn ? 0 : Math.min(0, gaps.get(turn) ?? 0);
    if (order !== line?.order || turn !== line.turn)
      return [trouble('audio.align', `sentence ${at + 1} is another one`)];
    const inside =
      start < end && end <= (paper.audio?.seconds ?? 0) && start >= (sentences[at - 1]?.end ?? 0) + overlap - ROUNDING;
    return inside ? [] : [trouble('audio.align', `sentence ${order} from ${start} to ${end} is out of order`)];
  });
}

function stopTroubles({ readingTime }: Listening, { stops, sentences }: Alignment): Trouble[] {
  return readingTime.flatMap(({ before }) => {
    const stop = stops.find((one) => one.before === before);
    if (!stop) return [trouble('audio.align', `no place to stop before ${before}`)];
    const speaking = sentences.some(({ start, end }) => stop.at > start && stop.at < end);
    return speaking ? [trouble('audio.align', `stops before ${before} in the middle of a sentence`)] : [];
  });
}

/** An announcer's line is a clip of its own or a piece of the recording; a line that is neither is never heard. */
function lineTroubles({ announcer }: Listening, { lines, sentences }: Alignment): Trouble[] {
  const known = announcer?.lines ?? [];
  const over = (start: number, end: number) => sentences.some((one) => start < one.end && end > one.start);
  return [
    ...(lines ?? []).flatMap(({ id, start, end }) => {
      if (!known.some((line) => line.id === id)) return [trouble('audio.align', `there is no line ${id}`)];
      return start < end && !over(start, end) ? [] : [trouble('audio.align', `line ${id} is spoken over the script`)];
    }),
    ...known
      .filter(({ id, audio }) => !audio && !lines?.some((line) => line.id === id))
      .map(({ id }) => trouble('announcer', `line ${id} is in no recording`)),
  ];
}

const peaks = itemCheck('audio-peaks', 'error', ['listening'], ({ audio }, { assets }) => {
  const json = jsonOf(assets, audio?.peaks);
  if (!audio || json === undefined) return [];
  const parsed = Peaks.safeParse(json);
  if (!parsed.success) return [trouble('audio.peaks', 'is not a list of 8-bit peaks')];
  const { data, perSecond } = parsed.data;
  const drawn = data.length / 2 / perSecond;
  if (Math.abs(drawn - audio.seconds) > 1) return [trouble('audio.peaks', `draws ${drawn.toFixed(1)} seconds`)];
  return data.every((value) => value === 0) ? [trouble('audio.peaks', 'draws silence')] : [];
});

const jsonOf = (assets: PackAssets, path: string | undefined) => (path ? assets.get(path)?.json : undefined);

/** Either a pack has sound or it has not: a word that stays silent among others looks broken. */
const clips: PackCheck = {
  name: 'clip-missing',
  level: 'warning',
  lookAll: ({ items }) =>
    items.flatMap(({ file, item }) => {
      const heard =
        item.kind === 'wordbook'
          ? item.units.flatMap(({ words }) =>
              words.flatMap((word) => (typeof word === 'string' ? [] : [!!word.audio?.uk])),
            )
          : item.kind === 'training'
            ? item.items.flatMap((one) => {
                const own = one.do === 'dictate' || one.do === 'say' ? [!!one.audio] : [];
                return one.hear ? [!!one.hear.audio] : own;
              })
            : [];
      const silent = heard.filter((one) => !one).length;
      return silent === 0 || silent === heard.length
        ? []
        : [{ file, where: '', what: `${silent} of ${heard.length} have no clip` }];
    }),
};

export const recordingChecks = [exists, file, script, times, peaks];
export const clipChecks = [clips];
