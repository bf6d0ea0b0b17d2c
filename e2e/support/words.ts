import { text as homeEn } from '../../packages/web/src/app/home/home.en.ts';
import { text as homeZh } from '../../packages/web/src/app/home/home.zh.ts';
import { text as shellEn } from '../../packages/web/src/app/shell.en.ts';
import { text as shellZh } from '../../packages/web/src/app/shell.zh.ts';
import { text as economyEn } from '../../packages/web/src/features/economy/economy.en.ts';
import { text as economyZh } from '../../packages/web/src/features/economy/economy.zh.ts';
import { text as inviteEn } from '../../packages/web/src/features/economy/invite/invite.en.ts';
import { text as inviteZh } from '../../packages/web/src/features/economy/invite/invite.zh.ts';
import { text as loginEn } from '../../packages/web/src/features/identity/login/login.en.ts';
import { text as loginZh } from '../../packages/web/src/features/identity/login/login.zh.ts';
import { text as personalEn } from '../../packages/web/src/features/identity/personal/personal.en.ts';
import { text as personalZh } from '../../packages/web/src/features/identity/personal/personal.zh.ts';
import { text as profileEn } from '../../packages/web/src/features/identity/profile/profile.en.ts';
import { text as profileZh } from '../../packages/web/src/features/identity/profile/profile.zh.ts';
import { text as listeningEn } from '../../packages/web/src/features/listening/listening.en.ts';
import { text as listeningZh } from '../../packages/web/src/features/listening/listening.zh.ts';
import { text as readingEn } from '../../packages/web/src/features/reading/reading.en.ts';
import { text as readingZh } from '../../packages/web/src/features/reading/reading.zh.ts';
import { text as lookUpEn } from '../../packages/web/src/features/vocabulary/look-up/look-up.en.ts';
import { text as lookUpZh } from '../../packages/web/src/features/vocabulary/look-up/look-up.zh.ts';
import { text as listEn } from '../../packages/web/src/practice/list/list.en.ts';
import { text as listZh } from '../../packages/web/src/practice/list/list.zh.ts';
import { text as playerEn } from '../../packages/web/src/practice/player.en.ts';
import { text as playerZh } from '../../packages/web/src/practice/player.zh.ts';
import { text as reviewEn } from '../../packages/web/src/practice/review/review.en.ts';
import { text as reviewZh } from '../../packages/web/src/practice/review/review.zh.ts';
import { text as startEn } from '../../packages/web/src/practice/start/start.en.ts';
import { text as startZh } from '../../packages/web/src/practice/start/start.zh.ts';
import { text as skillsEn } from '../../packages/web/src/ui/skill/skills.en.ts';
import { text as skillsZh } from '../../packages/web/src/ui/skill/skills.zh.ts';

/** What the page says, by language: a journey looks for the very sentence a learner would read. */
export const WORDS = {
  zh: {
    home: homeZh,
    shell: shellZh,
    login: loginZh,
    personal: personalZh,
    profile: profileZh,
    economy: economyZh,
    invite: inviteZh,
    list: listZh,
    start: startZh,
    player: playerZh,
    lookUp: lookUpZh,
    skills: skillsZh,
    reading: readingZh,
    listening: listeningZh,
    review: reviewZh,
  },
  en: {
    home: homeEn,
    shell: shellEn,
    login: loginEn,
    personal: personalEn,
    profile: profileEn,
    economy: economyEn,
    invite: inviteEn,
    list: listEn,
    start: startEn,
    player: playerEn,
    lookUp: lookUpEn,
    skills: skillsEn,
    reading: readingEn,
    listening: listeningEn,
    review: reviewEn,
  },
} as const;
