/** Texts of the page on which members change their e-mail address. */
import { texts as account } from './account'
import { accountPages } from '@storefront/shell/texts/account-pages'

export const texts = {
  ...account,
  changeEmail: accountPages.email,
  emailSteps: ['验证身份', '绑定邮箱'],
  currentEmail: (email: string) => `当前邮箱：${email}`,
  noEmail: '还没有绑定邮箱。绑定后，找回密码的验证码也会发到邮箱。',
  unproved: '（未验证，不会收到验证码；验证身份后重新绑定即可）',
  emailOthersEnd: '更换后，其他设备上的登录会失效，原邮箱会收到通知。',
  emailProofGood: '身份已验证，请在 10 分钟内绑定邮箱。',
  newEmail: '新邮箱',
  emailMissing: '请输入邮箱',
  emailCode: '邮箱验证码',
  bindEmail: '确认绑定',
  emailChanged: '邮箱已绑定',
  removeEmail: '解除绑定',
  removeEmailAsk: '解除绑定后，找回密码只能使用手机，确定解除吗？',
  emailRemoved: '邮箱已解除绑定',
  mobileFirst: '绑定邮箱前，请先绑定手机号码。',
} as const
