import { maskMobile } from '@schemas/account'

/** Rule members-5: 138****1234 wherever a number is shown or logged; '' for none. */
export const maskedMobile = (mobile: string | null): string => (mobile === null ? '' : maskMobile(mobile))

/** The author of an anonymous review, or of one whose member has closed the account. */
export const ANONYMOUS = '匿名用户'
