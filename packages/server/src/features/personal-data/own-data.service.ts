import type { PersonalData } from '#db/personal/personal-data.ts';

/** What this feature itself keeps. Archives are in no archive; that somebody asked to be forgotten stays, as a number. */
export const ownData: PersonalData = {
  feature: 'personal-data',
  tables: [
    {
      table: 'data_exports',
      of: 'user_id',
      holds: { zh: '做过的数据包', en: 'Archives that were made' },
      handedOut: false,
      comes: 'account',
      loose: 'file',
    },
    {
      table: 'data_imports',
      of: 'user_id',
      holds: { zh: '带来的数据包', en: 'An archive that was brought along' },
      handedOut: false,
      comes: 'account',
    },
    {
      table: 'data_import_pieces',
      of: { column: 'import_id', table: 'data_imports' },
      holds: { zh: '带来的数据包的片段', en: 'Pieces of an archive that was brought along' },
      handedOut: false,
      comes: 'account',
      loose: 'file',
    },
    {
      table: 'account_deletions',
      of: 'user_id',
      holds: { zh: '注销申请', en: 'That the account is to be deleted' },
      comes: 'account',
      forget: 'kept',
    },
    {
      table: 'files',
      of: 'owner_id',
      holds: { zh: '存放的文件：录音、头像、图片', en: 'Files that are kept: recordings, the avatar, pictures' },
      comes: 'account',
    },
  ],
};
