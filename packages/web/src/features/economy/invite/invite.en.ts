import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './invite.zh.ts';

export const text = {
  title: 'Invite friends',
  sentence:
    'When a friend registers with your link and finishes a first practice, you get {mine} coins and they get {theirs}. {limit, plural, one {Up to # friend a day counts} other {Up to # friends a day count}}.',
  link: 'Invite link',
  copy: 'Copy link',
  copied: 'Copied',
  copyByHand: 'The link could not be copied: {error}. Please select it above and copy it yourself.',
  failed: 'The invite link did not load',
  friends: 'Friends you invited',
  friendCount: '{count, plural, one {# friend} other {# friends}}',
  nobodyTitle: 'No friends have registered yet',
  nobodySentence: 'Send the link to someone you study with. They will appear here once they register.',
  registered: 'Registered, no practice yet',
  rewarded: 'First practice finished',
  overLimit: 'First practice finished, but the daily limit was reached',
  coins: '+{count}',
  joined: 'Registered {date}',
  more: 'Load more',
  loading: 'Loading…',
} as const satisfies Sentences<typeof zh>;
