export const text = {
  outsider: '换成学校给你的账号，就能看到这里的课程和通知。',
  notices: '通知',
  noNotices: '没有通知',
  noNoticesSentence: '老师的通知会出现在这里。',
  pinned: '置顶',
  olderNotices: '更早的通知',
  failed: '机构主页没有打开',
  logIn: '去登录',
} as const;
