import { text as bareEn } from '../../packages/web/src/app/home/bare/bare.en.ts';
import { text as bareZh } from '../../packages/web/src/app/home/bare/bare.zh.ts';
import { text as homeEn } from '../../packages/web/src/app/home/home.en.ts';
import { text as homeZh } from '../../packages/web/src/app/home/home.zh.ts';
import { text as landingEn } from '../../packages/web/src/app/home/landing/landing.en.ts';
import { text as landingZh } from '../../packages/web/src/app/home/landing/landing.zh.ts';
import { text as practiceEn } from '../../packages/web/src/app/practice-hub/practice.en.ts';
import { text as practiceZh } from '../../packages/web/src/app/practice-hub/practice.zh.ts';
import { text as shellEn } from '../../packages/web/src/app/shell.en.ts';
import { text as shellZh } from '../../packages/web/src/app/shell.zh.ts';
import { text as actsEn } from '../../packages/web/src/features/admin/acts.en.ts';
import { text as actsZh } from '../../packages/web/src/features/admin/acts.zh.ts';
import { text as adminEn } from '../../packages/web/src/features/admin/admin.en.ts';
import { text as adminZh } from '../../packages/web/src/features/admin/admin.zh.ts';
import { text as challengesEn } from '../../packages/web/src/features/admin/challenges/challenges.en.ts';
import { text as challengesZh } from '../../packages/web/src/features/admin/challenges/challenges.zh.ts';
import { text as peopleEn } from '../../packages/web/src/features/admin/people/people.en.ts';
import { text as peopleZh } from '../../packages/web/src/features/admin/people/people.zh.ts';
import { text as calculatorEn } from '../../packages/web/src/features/calculator/calculator.en.ts';
import { text as calculatorZh } from '../../packages/web/src/features/calculator/calculator.zh.ts';
import { text as coursesEn } from '../../packages/web/src/features/courses/courses.en.ts';
import { text as coursesZh } from '../../packages/web/src/features/courses/courses.zh.ts';
import { text as lessonEn } from '../../packages/web/src/features/courses/lesson/lesson.en.ts';
import { text as lessonZh } from '../../packages/web/src/features/courses/lesson/lesson.zh.ts';
import { text as economyEn } from '../../packages/web/src/features/economy/economy.en.ts';
import { text as economyZh } from '../../packages/web/src/features/economy/economy.zh.ts';
import { text as inviteEn } from '../../packages/web/src/features/economy/invite/invite.en.ts';
import { text as inviteZh } from '../../packages/web/src/features/economy/invite/invite.zh.ts';
import { text as historyEn } from '../../packages/web/src/features/history/history.en.ts';
import { text as historyZh } from '../../packages/web/src/features/history/history.zh.ts';
import { text as newDevicesEn } from '../../packages/web/src/features/identity/devices/new-devices.en.ts';
import { text as newDevicesZh } from '../../packages/web/src/features/identity/devices/new-devices.zh.ts';
import { text as loginEn } from '../../packages/web/src/features/identity/login.en.ts';
import { text as loginZh } from '../../packages/web/src/features/identity/login.zh.ts';
import { text as personalEn } from '../../packages/web/src/features/identity/personal.en.ts';
import { text as personalZh } from '../../packages/web/src/features/identity/personal.zh.ts';
import { text as profileEn } from '../../packages/web/src/features/identity/profile/profile.en.ts';
import { text as profileZh } from '../../packages/web/src/features/identity/profile/profile.zh.ts';
import { text as securityEn } from '../../packages/web/src/features/identity/security.en.ts';
import { text as securityZh } from '../../packages/web/src/features/identity/security.zh.ts';
import { text as intensiveEn } from '../../packages/web/src/features/intensive-listening/intensive.en.ts';
import { text as intensiveZh } from '../../packages/web/src/features/intensive-listening/intensive.zh.ts';
import { text as listeningEn } from '../../packages/web/src/features/listening/listening.en.ts';
import { text as listeningZh } from '../../packages/web/src/features/listening/listening.zh.ts';
import { text as cashierEn } from '../../packages/web/src/features/membership/sandbox/cashier.en.ts';
import { text as cashierZh } from '../../packages/web/src/features/membership/sandbox/cashier.zh.ts';
import { text as vipEn } from '../../packages/web/src/features/membership/vip.en.ts';
import { text as vipZh } from '../../packages/web/src/features/membership/vip.zh.ts';
import { text as bookEn } from '../../packages/web/src/features/mistakes/book.en.ts';
import { text as bookZh } from '../../packages/web/src/features/mistakes/book.zh.ts';
import { text as mistakesEn } from '../../packages/web/src/features/mistakes/mistakes.en.ts';
import { text as mistakesZh } from '../../packages/web/src/features/mistakes/mistakes.zh.ts';
import { text as spokenEn } from '../../packages/web/src/features/mistakes/spoken/spoken.en.ts';
import { text as spokenZh } from '../../packages/web/src/features/mistakes/spoken/spoken.zh.ts';
import { text as mockEn } from '../../packages/web/src/features/mock/mock.en.ts';
import { text as mockZh } from '../../packages/web/src/features/mock/mock.zh.ts';
import { text as mockReportEn } from '../../packages/web/src/features/mock/report/report.en.ts';
import { text as mockReportZh } from '../../packages/web/src/features/mock/report/report.zh.ts';
import { text as organisationEn } from '../../packages/web/src/features/organisation/organisation.en.ts';
import { text as organisationZh } from '../../packages/web/src/features/organisation/organisation.zh.ts';
import { text as setUpEn } from '../../packages/web/src/features/organisation/set-up/set-up.en.ts';
import { text as setUpZh } from '../../packages/web/src/features/organisation/set-up/set-up.zh.ts';
import { text as staffEn } from '../../packages/web/src/features/organisation/staff/staff.en.ts';
import { text as staffZh } from '../../packages/web/src/features/organisation/staff/staff.zh.ts';
import { text as planEn } from '../../packages/web/src/features/planner/plan/plan.en.ts';
import { text as planZh } from '../../packages/web/src/features/planner/plan/plan.zh.ts';
import { text as posterEn } from '../../packages/web/src/features/planner/poster/poster.en.ts';
import { text as posterZh } from '../../packages/web/src/features/planner/poster/poster.zh.ts';
import { text as todayEn } from '../../packages/web/src/features/planner/today.en.ts';
import { text as todayZh } from '../../packages/web/src/features/planner/today.zh.ts';
import { text as wizardEn } from '../../packages/web/src/features/planner/wizard/wizard.en.ts';
import { text as wizardZh } from '../../packages/web/src/features/planner/wizard/wizard.zh.ts';
import { text as readingEn } from '../../packages/web/src/features/reading/reading.en.ts';
import { text as readingZh } from '../../packages/web/src/features/reading/reading.zh.ts';
import { text as speakingHubEn } from '../../packages/web/src/features/speaking/hub/hub.en.ts';
import { text as speakingHubZh } from '../../packages/web/src/features/speaking/hub/hub.zh.ts';
import { text as speakingReportEn } from '../../packages/web/src/features/speaking/report/report.en.ts';
import { text as speakingReportZh } from '../../packages/web/src/features/speaking/report/report.zh.ts';
import { text as speakingSittingEn } from '../../packages/web/src/features/speaking/sitting/sitting.en.ts';
import { text as speakingSittingZh } from '../../packages/web/src/features/speaking/sitting/sitting.zh.ts';
import { text as speakingEn } from '../../packages/web/src/features/speaking/speaking.en.ts';
import { text as speakingZh } from '../../packages/web/src/features/speaking/speaking.zh.ts';
import { text as trainingEn } from '../../packages/web/src/features/training/training.en.ts';
import { text as trainingZh } from '../../packages/web/src/features/training/training.zh.ts';
import { text as lookUpEn } from '../../packages/web/src/features/vocabulary/look-up/look-up.en.ts';
import { text as lookUpZh } from '../../packages/web/src/features/vocabulary/look-up/look-up.zh.ts';
import { text as roundEn } from '../../packages/web/src/features/vocabulary/round.en.ts';
import { text as roundZh } from '../../packages/web/src/features/vocabulary/round.zh.ts';
import { text as wordsEn } from '../../packages/web/src/features/vocabulary/words.en.ts';
import { text as wordsZh } from '../../packages/web/src/features/vocabulary/words.zh.ts';
import { text as readingAloudEn } from '../../packages/web/src/practice/follow-read/reading.en.ts';
import { text as readingAloudZh } from '../../packages/web/src/practice/follow-read/reading.zh.ts';
import { text as listEn } from '../../packages/web/src/practice/list/list.en.ts';
import { text as listZh } from '../../packages/web/src/practice/list/list.zh.ts';
import { text as playerEn } from '../../packages/web/src/practice/player.en.ts';
import { text as playerZh } from '../../packages/web/src/practice/player.zh.ts';
import { text as reviewEn } from '../../packages/web/src/practice/review/review.en.ts';
import { text as reviewZh } from '../../packages/web/src/practice/review/review.zh.ts';
import { text as sharingEn } from '../../packages/web/src/practice/sharing/sharing.en.ts';
import { text as sharingZh } from '../../packages/web/src/practice/sharing/sharing.zh.ts';
import { text as startEn } from '../../packages/web/src/practice/start/start.en.ts';
import { text as startZh } from '../../packages/web/src/practice/start/start.zh.ts';
import { text as kitEn } from '../../packages/web/src/ui/kit.en.ts';
import { text as kitZh } from '../../packages/web/src/ui/kit.zh.ts';
import { text as skillsEn } from '../../packages/web/src/ui/skill/skills.en.ts';
import { text as skillsZh } from '../../packages/web/src/ui/skill/skills.zh.ts';
import { WRITING_WORDS } from './writing-words.ts';

/**
 * What the page says, by language: a journey looks for the very sentence a learner would read. With `writing-words.ts`
 * the only file of the journeys that knows where the page keeps its sentences.
 */
export const WORDS = {
  zh: {
    ...WRITING_WORDS.zh,
    bare: bareZh,
    calculator: calculatorZh,
    cashier: cashierZh,
    courses: coursesZh,
    lesson: lessonZh,
    history: historyZh,
    mock: mockZh,
    mockReport: mockReportZh,
    sharing: sharingZh,
    organisation: organisationZh,
    admin: adminZh,
    challenges: challengesZh,
    people: peopleZh,
    setUp: setUpZh,
    acts: actsZh,
    staff: staffZh,
    economy: economyZh,
    home: homeZh,
    intensive: intensiveZh,
    readingAloud: readingAloudZh,
    speaking: { ...speakingZh, hub: speakingHubZh, sitting: speakingSittingZh, report: speakingReportZh },
    invite: inviteZh,
    kit: kitZh,
    landing: landingZh,
    list: listZh,
    listening: listeningZh,
    login: loginZh,
    lookUp: lookUpZh,
    personal: personalZh,
    plan: planZh,
    player: playerZh,
    poster: posterZh,
    practice: practiceZh,
    profile: profileZh,
    security: securityZh,
    newDevices: newDevicesZh,
    reading: readingZh,
    review: reviewZh,
    mistakes: { ...mistakesZh, ...bookZh },
    spoken: spokenZh,
    training: trainingZh,
    round: roundZh,
    shell: shellZh,
    skills: skillsZh,
    start: startZh,
    today: todayZh,
    vip: vipZh,
    wizard: wizardZh,
    words: wordsZh,
  },
  en: {
    ...WRITING_WORDS.en,
    bare: bareEn,
    calculator: calculatorEn,
    cashier: cashierEn,
    courses: coursesEn,
    lesson: lessonEn,
    history: historyEn,
    mock: mockEn,
    mockReport: mockReportEn,
    sharing: sharingEn,
    organisation: organisationEn,
    admin: adminEn,
    challenges: challengesEn,
    people: peopleEn,
    setUp: setUpEn,
    acts: actsEn,
    staff: staffEn,
    economy: economyEn,
    home: homeEn,
    intensive: intensiveEn,
    readingAloud: readingAloudEn,
    speaking: { ...speakingEn, hub: speakingHubEn, sitting: speakingSittingEn, report: speakingReportEn },
    invite: inviteEn,
    kit: kitEn,
    landing: landingEn,
    list: listEn,
    listening: listeningEn,
    login: loginEn,
    lookUp: lookUpEn,
    personal: personalEn,
    plan: planEn,
    player: playerEn,
    poster: posterEn,
    practice: practiceEn,
    profile: profileEn,
    security: securityEn,
    newDevices: newDevicesEn,
    reading: readingEn,
    review: reviewEn,
    mistakes: { ...mistakesEn, ...bookEn },
    spoken: spokenEn,
    training: trainingEn,
    round: roundEn,
    shell: shellEn,
    skills: skillsEn,
    start: startEn,
    today: todayEn,
    vip: vipEn,
    wizard: wizardEn,
    words: wordsEn,
  },
} as const;
