import type { Sentences } from '#i18n/messages.ts';
import type { text as zh } from './personal-data.zh.ts';

export const text = {
  title: 'My data',
  intro:
    'What you practised, wrote and recorded is yours. Take all of it with you at any time, or have all of it deleted.',
  takeTitle: 'Export everything',
  takeSentence:
    'One zip with your answers and marks, every draft and report, recordings, words and reviews, mistakes, plan, coins, orders and settings: JSON for programs, tables for people, and a guide to both.',
  take: 'Make the archive',
  takeAgain: 'Make a new one',
  waiting: 'In the queue. It begins in a moment.',
  making: 'Being made: {percent}% done. You can leave this page and come back for it.',
  progress: 'How far the archive is',
  ready: 'The archive is ready, {size}. It is deleted after {date}. Only you, logged in, can download it.',
  download: 'Download the archive',
  remove: 'Delete the archive now',
  removed: 'The archive was deleted',
  failed: 'The archive could not be made. Nothing is lost. Please try again, or tell the operator if it fails again.',
  leaveTitle: 'Delete the account',
  leaveSentence:
    'You have {days} days to change your mind. After that the following is really gone, from the database and the storage, and cannot be brought back:',
  goes1: 'Personal details, mobile number and every way to log in',
  goes2: 'All practice, essays and reports, recordings, speaking and mock tests',
  goes3: 'Words, mistakes, notes, the study plan and membership time',
  staysTitle: 'The law keeps, without saying who you were:',
  stays1:
    'Numbers, amounts and times of orders and payments, as accounts; what the payment service wrote about you is emptied',
  stays2: 'The figures of the coin ledger',
  leave: 'Delete the account',
  askTitle: 'Show that it is you',
  askSentence: 'After this the account is deleted in {days} days. Log in before then to keep it.',
  password: 'Password',
  code: 'Code sent to the number ending in {mobile}',
  sendCode: 'Send a code',
  sendAgain: 'Again in {seconds} s',
  useCode: 'Use a code instead',
  usePassword: 'Use the password instead',
  confirm: 'Ask for deletion',
  cancel: 'Not now',
  noProof:
    'This account has neither a number nor a password to check. Please add a mobile number in personal details first.',
  goingTitle: 'This account is deleted on {date}',
  goingSentence:
    'Until then everything works as before. If you change your mind, one press keeps it, and nothing is lost.',
  keep: 'Keep my account',
  kept: 'Your account stays',
  unknown: 'Your data could not be looked up',
  somethingWrong: 'That did not work. Please try again later',
  passwordMissing: 'Please enter your password',
  codeMissing: 'Please enter the six digits',
} as const satisfies Sentences<typeof zh>;
