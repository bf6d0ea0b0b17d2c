import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './invite.zh.ts';

export const text = {
  title: 'Invite friends',
  sentence:
    'A friend registers with your link. After their first practice you get {mine} coins and they get {theirs} coins. {limit, plural, one {At most # friend a day brings} other {At most # friends a day bring}} you coins.',
  link: 'Invite link',
  copy: 'Copy the link',
  copied: 'Copied',
  copyByHand: 'The link could not be copied: {error}. Please select it above and copy it by hand.',
  failed: 'The invite link did not load',
  friends: 'Friends you invited',
  friendCount: '{count, plural, one {# friend} other {# friends}}',
  nobodyTitle: 'No friend has registered yet',
  nobodySentence: 'Send the link to somebody you study with. They will appear here.',
  registered: 'Registered, first practice to come',
  rewarded: 'First practice finished',
  overLimit: 'First practice finished, the day’s rewards were used up',
  coins: '+{count}',
  joined: 'Registered {date}',
  more: 'Load more',
  loading: 'Loading…',
} as const satisfies Sentences<typeof zh>;
