/** Texts of the fields that forms share: codes by SMS, captchas, dates. */
export const texts = {
  sendCode: '发送验证码',
  resendIn: (seconds: number) => `${seconds}秒后重发`,
  sendAgain: '重新发送',
  captcha: '图片验证码',
  captchaPicture: '图片验证码，看不清？换一张',
  anotherPicture: '看不清？换一张',
  loadPicture: '点击加载图片',
  captchaMissing: '请输入图片验证码',
  year: '年',
  month: '月',
  day: '日',
} as const
