/** Validation of a shopper's account, shared by server and browser (rule forms-2). */

/** Rule forms-2: 11 digits, 1, then 3 to 9. */
export const MOBILE = /^1[3-9]\d{9}$/

/** The code of an SMS. */
export const CODE = /^\d{6}$/

/** Postcode of an address in China. */
export const ZIP = /^\d{6}$/

/** Characters, rule members-8. */
const PASSWORD_SHORTEST = 8
const PASSWORD_LONGEST = 20

export const PASSWORD_TEXTS = {
  required: '请输入密码',
  mixed: '8-20位密码，必须为数字和字母混合',
  special: '密码不能包括特殊字符',
  different: '输入的密码不一致',
} as const

/** Why a password is not allowed; `undefined` if it is. */
export function passwordProblem(password: string): string | undefined {
  if (password === '') return PASSWORD_TEXTS.required
  if (/[^0-9A-Za-z]/.test(password)) return PASSWORD_TEXTS.special
  const isMixed = /\d/.test(password) && /[A-Za-z]/.test(password)
  const fits = password.length >= PASSWORD_SHORTEST && password.length <= PASSWORD_LONGEST
  return isMixed && fits ? undefined : PASSWORD_TEXTS.mixed
}

/** Rule members-5: `138****1234`. What is no number of eleven digits is hidden whole. */
export const maskMobile = (mobile: string): string =>
  /^\d{11}$/.test(mobile) ? `${mobile.slice(0, 3)}****${mobile.slice(7)}` : mobile.replaceAll(/./g, '*')

/** A masked mobile number; of other numbers of more than eight characters the last four stay: `****6789`. */
export const maskNumber = (text: string): string =>
  /^\d{11}$/.test(text) || text.length <= 8 ? maskMobile(text) : `****${text.slice(-4)}`

export const EMAIL_TEXT = '邮箱格式不正确'
export const MOBILE_TEXT = '请输入11位手机号'

/** Text before and after one @, a dot after it, no blanks: only a delivered letter proves an address. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Rule forms-2: capital letters and digits, 15, 17, 18 or 20 of them. */
export const TAX_NUMBER = /^(?:[0-9A-Z]{15}|[0-9A-Z]{17,18}|[0-9A-Z]{20})$/
export const TAX_NUMBER_TEXT = '税号应为 15、17、18 或 20 位大写字母与数字'
