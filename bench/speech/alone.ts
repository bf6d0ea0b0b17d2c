import { openSpeechThread } from '../../packages/examiner/src/speech/speech-thread.ts';
import { packRecording } from '../../packages/examiner/src/speech/spoken.testing.ts';
import { wavOf } from '../../packages/examiner/src/speech/wav.testing.ts';

/** Prints one line of figures; `bench/speech/speech.ts` starts it. */
const READINGS = 10;
const audio = await packRecording('dictation-connected-speech-9');
const reading = { file: wavOf(audio), text: 'There are a lot of old houses in that area.', accent: 'uk' as const };
const before = process.memoryUsage.rss();
const thread = openSpeechThread();
const start = performance.now();
await thread.score(reading);
const firstSeconds = (performance.now() - start) / 1000;
const cpu = process.cpuUsage();
const from = performance.now();
for (let n = 0; n < READINGS; n += 1) await thread.score(reading);
const { user, system } = process.cpuUsage(cpu);
const audioSeconds = (READINGS * audio.length) / 16_000;
console.log(
  JSON.stringify({
    firstSeconds,
    cpuRatio: (user + system) / 1e6 / audioSeconds,
    wallRatio: (performance.now() - from) / 1000 / audioSeconds,
    moreMb: (process.memoryUsage.rss() - before) / 1e6,
  }),
);
await thread.close();
