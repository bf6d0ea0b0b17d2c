import type { PersonalData } from '#db/personal/personal-data.ts';

/** Which schools somebody belongs to. The school's own log keeps what its staff did. */
export const organisationData: PersonalData = {
  feature: 'organisation',
  tables: [
    {
      table: 'organisation_members',
      of: 'user_id',
      holds: { zh: '所在的学校与身份', en: 'Schools one belongs to, and as what' },
      comes: 'account',
    },
    {
      table: 'organisation_invites',
      of: 'created_by',
      holds: { zh: '发出的邀请码', en: 'Codes that were given out' },
      handedOut: false,
      comes: 'account',
    },
  ],
};
