/** What a shopper's account is judged by, on both sides of the wire (storefront §5, texts.md). */

/** storefront §5: 11 digits, 1, then 3 to 9. */
export const MOBILE = /^1[3-9]\d{9}$/

export const PASSWORD_TEXTS = {
  required: '请输入密码',
  mixed: '8-20位密码，必须为数字和字母混合',
  special: '密码不能包括特殊字符',
  different: '输入的密码不一致',
} as const

/** Why a password cannot be chosen; `undefined` where it can. */
export function passwordProblem(password: string): string | undefined {
  if (password === '') return PASSWORD_TEXTS.required
  if (/[^0-9A-Za-z]/.test(password)) return PASSWORD_TEXTS.special
  const isMixed = /\d/.test(password) && /[A-Za-z]/.test(password)
  return isMixed && password.length >= 8 && password.length <= 20 ? undefined : PASSWORD_TEXTS.mixed
}

/** commerce-rules §3: `138****1234`. What is no number of eleven digits is hidden whole. */
export const maskMobile = (mobile: string): string =>
  /^\d{11}$/.test(mobile) ? `${mobile.slice(0, 3)}****${mobile.slice(7)}` : mobile.replaceAll(/./g, '*')
