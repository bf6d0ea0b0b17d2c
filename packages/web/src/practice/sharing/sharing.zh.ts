export const text = {
  share: '分享',
  title: '分享这份报告',
  sharedSentence: '拿到链接的人都能看这份报告。不想再给人看，随时可以撤回。',
  howLong: '有效期',
  days: '{days} 天',
  create: '生成链接',
  link: '链接',
  until: '{date} 前有效',
  copy: '复制链接',
  copied: '已复制',
  copyByHand: '没能复制（{error}），请选中链接手动复制',
  revoke: '撤回链接',
  revoked: '链接已撤回，打开它的人看不到了',
  failed: '没有成功，请再试一次',

  // the page
  gone: '这份分享看不了了',
  goneSentence: '链接可能已被撤回或过了有效期。可以请分享的人再发一次。',

  pdf: '导出 PDF',
  pdfMaking: '正在生成',
  pdfSaved: 'PDF 已保存到下载里',
  pdfFailed: 'PDF 没有生成，报告还在，请再试一次',
  pdfLate: 'PDF 还没好，可以过一会儿再点一次',
} as const;
