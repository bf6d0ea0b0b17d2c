export const text = {
  title: '你正在以游客身份练习',
  sentence: '游客模式不会保留练习数据。登录后会回到这一页，刚才写的内容一起带过去。',
  goOn: '继续练习',
  logIn: '去登录',
} as const;
