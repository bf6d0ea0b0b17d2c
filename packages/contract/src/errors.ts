/** Every refusal the API can give: its HTTP status and its sentence in both languages. The list is closed. */
export const ERRORS = {
  invalid_input: {
    status: 400,
    zh: '提交的内容有误，请检查后再试',
    en: 'Some of what was sent is not valid. Please check it',
  },
  unreadable_body: { status: 400, zh: '请求内容无法读取', en: 'The request could not be read' },
  captcha_wrong: {
    status: 400,
    zh: '安全检查没有通过，请再试一次',
    en: 'The safety check did not pass. Please try again',
  },
  sms_code_wrong: { status: 400, zh: '短信验证码不正确或已过期', en: 'The SMS code is wrong or has expired' },
  second_factor_wrong: {
    status: 400,
    zh: '动态码或恢复码不正确，或已经用过',
    en: 'That code is wrong or has been used',
  },
  login_expired: {
    status: 400,
    zh: '登录停留太久，请从头再来',
    en: 'This log-in took too long. Please start again',
  },
  mobile_invalid: { status: 400, zh: '请输入正确的手机号', en: 'Please enter a valid mobile number' },
  password_weak: {
    status: 400,
    zh: '这个密码太容易被猜到：不要用常见密码、手机号或自己的名字',
    en: 'This password is too easy to guess: no common ones, not your number, not your name',
  },
  password_wrong: { status: 400, zh: '密码不正确', en: 'That is not your password' },
  passwords_differ: { status: 400, zh: '两次输入的密码不一致', en: 'The two passwords do not match' },
  file_not_accepted: { status: 400, zh: '不支持这种文件', en: 'This kind of file is not accepted' },
  not_logged_in: { status: 401, zh: '请先登录', en: 'Please log in first' },
  wrong_credentials: { status: 401, zh: '账号或密码不正确', en: 'The account or password is incorrect' },
  coins_short: { status: 402, zh: '金币不足', en: 'You do not have enough coins' },
  captcha_required: { status: 403, zh: '请先完成安全检查', en: 'Please wait for the safety check first' },
  second_factor_needed: {
    status: 403,
    zh: '请输入验证器里的动态码',
    en: 'Please enter the code from your authenticator app',
  },
  second_factor_missing: {
    status: 403,
    zh: '本站要求先在“账号安全”里开启两步验证',
    en: 'This site asks you to turn on two-step verification under Account security first',
  },
  proof_needed: {
    status: 403,
    zh: '请先用密码或短信验证码确认是你本人',
    en: 'Please confirm that it is you, with your password or an SMS code',
  },
  forbidden: { status: 403, zh: '没有权限进行此操作', en: 'You do not have permission to do this' },
  cross_site: {
    status: 403,
    zh: '请求来自其他网站，已拒绝',
    en: 'This request came from another site and was refused',
  },
  country_off: {
    status: 403,
    zh: '本站不向这个国家或地区发送短信',
    en: 'This site does not send codes to this country',
  },
  unknown_host: {
    status: 403,
    zh: '本站没有登记这个网址，操作已拒绝。管理员请把 PUBLIC_URL 设为学员使用的网址',
    en: 'This site does not know the address you used, so nothing was changed. Operators: set PUBLIC_URL to it',
  },
  demo_behind_proxy: {
    status: 403,
    zh: '这是只供本机试用的演示站，带有公开的演示密码，不能从外面访问。管理员请设置 PUBLIC_URL 后重新启动',
    en: 'This is a trial copy with well-known demo passwords, open to its own machine only. Operators: set PUBLIC_URL and start again',
  },
  account_banned: {
    status: 403,
    zh: '这个账号已被停用，请联系客服',
    en: 'This account has been suspended. Please contact support',
  },
  guest_mode_off: { status: 403, zh: '游客模式未开放，请先登录', en: 'Guest mode is off. Please log in' },
  organisation_only: {
    status: 403,
    zh: '这里只对本机构的学员开放，请用机构账号登录',
    en: 'This is only for learners of this school. Please log in with your school account',
  },
  vip_needed: {
    status: 403,
    zh: '这是会员内容，开通该科目会员后即可练习',
    en: 'This is for members. A membership for this skill opens it',
  },
  not_found: { status: 404, zh: '没有找到', en: 'Not found' },
  course_off_shelf: { status: 404, zh: '该课程已下架', en: 'This course has been taken off the shelf' },
  method_not_allowed: { status: 405, zh: '请使用 POST 请求', en: 'Please use POST' },
  mobile_taken: { status: 409, zh: '该手机号已绑定其他账号', en: 'This mobile number belongs to another account' },
  wechat_taken: { status: 409, zh: '该微信已绑定其他账号', en: 'This WeChat account is linked to another account' },
  conflict: {
    status: 409,
    zh: '内容已被更新，请刷新后再试',
    en: 'This has changed since you loaded it. Please refresh',
  },
  order_closed: {
    status: 409,
    zh: '这笔订单已经结束，请重新下单',
    en: 'This order is closed. Please order again',
  },
  pay_type_fixed: {
    status: 409,
    zh: '这笔订单已选了另一种支付方式，请重新下单',
    en: 'This order is already being paid with another method. Please order again',
  },
  link_used: {
    status: 409,
    zh: '这个链接用过或过期了。重新启动服务器会给出新的链接；已有管理员时不再给出',
    en: 'This link was used or has expired. Start the server again for a new one; there is none once somebody runs the site',
  },
  invite_over: {
    status: 404,
    zh: '这个邀请码不对，或者已经结束。请向老师要一个新的',
    en: 'This code is wrong or has ended. Please ask your teacher for a new one',
  },
  last_owner: {
    status: 409,
    zh: '这是最后一位负责人，请先指定另一位',
    en: 'This is the last owner. Please appoint another one first',
  },
  last_operator: {
    status: 409,
    zh: '这是最后一位管理员，请先请另一位',
    en: 'This is the last operator. Please appoint another one first',
  },
  sold_out: { status: 409, zh: '已经兑完了', en: 'This has run out' },
  attempt_closed: { status: 409, zh: '这次练习已经结束', en: 'This attempt has ended' },
  attempt_open: { status: 409, zh: '交卷后才能查看结果', en: 'You can see the result after handing in' },
  body_too_large: { status: 413, zh: '提交的内容过大', en: 'What was sent is too large' },
  wrong_content_type: { status: 415, zh: '不支持的内容类型', en: 'This content type is not supported' },
  recorded_enough: {
    status: 429,
    zh: '今天的录音时间用完了，明天再录；录好的都还在',
    en: 'You have recorded as much as one day allows. Come back tomorrow; everything recorded is kept',
  },
  brought_enough: {
    status: 429,
    zh: '今天能带来的数据已经到上限，明天再接着来；带来的都还在',
    en: 'You have brought along as much as one day allows. Come back tomorrow; everything that came is kept',
  },
  too_many_requests: { status: 429, zh: '操作太频繁，请稍后再试', en: 'Too many requests. Please wait a moment' },
  internal: {
    status: 500,
    zh: '服务出了问题，请稍后再试',
    en: 'Something went wrong on our side. Please try again later',
  },
  wechat_off: { status: 501, zh: '本站未开通微信绑定', en: 'WeChat is not available on this site' },
  pay_type_off: { status: 501, zh: '本站未开通这种支付方式', en: 'This payment method is not available on this site' },
  payment_failed: {
    status: 502,
    zh: '支付平台没有接受这笔订单，请稍后再试',
    en: 'The payment service did not accept this order. Please try again later',
  },
  provider_failed: {
    status: 502,
    zh: '外部服务暂时没有响应，请稍后再试',
    en: 'An outside service did not answer. Please try again later',
  },
  busy: {
    status: 503,
    zh: '上一个操作还在处理，请稍等片刻再试',
    en: 'Your last action is still being worked on. Please try again in a moment',
  },
  database_away: {
    status: 503,
    zh: '服务暂时没有响应，请稍后再试',
    en: 'The service is not answering right now. Please try again shortly',
  },
  storage_full: {
    status: 507,
    zh: '服务器没有空间了，文件没有存下。请稍后再试，或告诉管理员',
    en: 'There is no room left on this site, so the file was not stored. Please try again later or tell the operator',
  },
} as const satisfies Record<string, { status: number; zh: string; en: string }>;

export type ErrorName = keyof typeof ERRORS;
export type Language = 'zh' | 'en';

export const SUCCESS = { code: 200, zh: '成功', en: 'OK' } as const;

/** What every response carries. `code` mirrors the HTTP status; success is `code === 200`. */
export type Envelope<T> =
  | { code: 200; msg: string; data: T }
  | { code: number; msg: string; data: null; error: ErrorName; fields?: string[]; details?: ErrorDetails };

export type ErrorDetails = Record<string, string | number>;
