import { join, resolve } from 'node:path';
import { packFolder, shippedPacks } from '../packs.ts';
import { type PackItem, readPack } from '../read-pack.ts';
import type { Listening } from '../schema/listening.ts';
import { openPhonemes } from '../voices/phonemes.ts';
import { recordSection, type Studio } from '../voices/record.ts';
import { recordAnnouncer } from '../voices/record-announcer.ts';
import { recordClips } from '../voices/record-clips.ts';
import { recordNarrations } from '../voices/record-narrations.ts';
import { HEADLINE, reportOf, WORST_RATE } from '../voices/report.ts';
import { writeAudio } from '../voices/sound/write-audio.ts';
import { openSoundBook } from '../voices/sound-book.ts';
import { openSpeak } from '../voices/speak.ts';
import { recordInterviews } from '../voices/speaking/record-interviews.ts';
import { recordSamples } from '../voices/speaking/record-samples.ts';
import { openTools, ToolsMissing } from '../voices/tools.ts';
import { type Hear, hear } from '../voices/verify.ts';
import { openListen } from '../voices/whisper.ts';

/**
 * Builds and verifies the recordings of a pack, or of the items named. `--unheard` leaves the verifying for later,
 * `--announcer` records nothing but what is said around the sections.
 */
export async function voicesCommand(
  pack: string | undefined,
  ids: string[],
  { unheard = false, announcerOnly = false }: { unheard?: boolean; announcerOnly?: boolean } = {},
): Promise<number> {
  try {
    const shipped = await shippedPacks();
    const folders = pack ? [shipped.includes(pack) ? packFolder(pack) : resolve(pack)] : shipped.map(packFolder);
    let failures = 0;
    for (const folder of folders) failures += await recordPack(folder, ids, unheard, announcerOnly);
    return failures === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ToolsMissing)) throw error;
    console.error(error.message);
    return 2;
  }
}

async function recordPack(folder: string, ids: string[], unheard: boolean, announcerOnly: boolean): Promise<number> {
  const tools = openTools();
  const cache = process.env.VOICES_CACHE || join(tools.folder, 'cache');
  const { pack, complaints } = await readPack(folder);
  if (!pack) {
    console.error(`${complaints[0]?.file}: ${complaints[0]?.what}; run check first`);
    return 1;
  }
  const lexicon = pack.manifest.pronounce;
  const studio: Studio = { tools, phonemes: await openPhonemes(tools, lexicon), speak: openSpeak(tools, cache) };
  const chosen = pack.items.filter(({ item }) => ids.length === 0 || ids.includes(item.id));
  const [listen, book] = [openListen(tools, cache), await openSoundBook(tools, lexicon)];
  const listening: Hear = async (sound, lines, times) => (unheard ? null : hear(sound, lines, times, listen, book));
  if (announcerOnly) return recordAnnouncer(studio, folder, chosen, listening);
  const sections = await recordSections(studio, folder, chosen, listening);
  const announced = await recordAnnouncer(studio, folder, chosen, listening);
  const interviews = await recordInterviews(studio, folder, chosen, listening);
  const samples = await recordSamples(studio, folder, chosen, listening);
  await recordNarrations(studio, folder, chosen);
  await recordClips(studio, folder, chosen);
  return sections + announced + interviews + samples;
}

async function recordSections(studio: Studio, folder: string, items: PackItem[], listen: Hear): Promise<number> {
  let failures = 0;
  const sections = items.flatMap(({ file, item }) => (item.kind === 'listening' ? [{ file, section: item }] : []));
  if (sections.length) console.log(HEADLINE);
  for (const { file, section } of sections) failures += await recordOne(studio, folder, file, section, listen);
  return failures;
}

async function recordOne(
  studio: Studio,
  folder: string,
  file: string,
  section: Listening,
  listen: Hear,
): Promise<number> {
  const recorded = await recordSection(studio, folder, section);
  await writeAudio(folder, file, (document) => document.set('audio', document.createNode(recorded.audio)));
  const heard = await listen(recorded.sound, recorded.lines, recorded.recording.sentences);
  console.log(reportOf(section, recorded, heard));
  for (const difference of heard?.differences ?? []) console.error(`  ${difference}`);
  return heard && heard.errors / heard.words > WORST_RATE ? 1 : 0;
}
