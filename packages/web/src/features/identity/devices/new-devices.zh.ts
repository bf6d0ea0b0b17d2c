export const text = {
  title: '你的账号在一台新设备上登录了',
  sentence: '{device}，{time}。不是你的话，那台设备会马上退出，再请你换一个密码。',
  unknown: '未识别的设备',
  wasMe: '是我',
  notMe: '不是我',
  kept: '记住了，这台设备是你的',
  ended: '那台设备已退出，请换一个密码',
  somethingWrong: '没有成功，请稍后再试',
} as const;
