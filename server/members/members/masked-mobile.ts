import { maskMobile } from '@schemas/account'

/** commerce-rules §3: 138****1234, wherever a number is shown or logged; '' for none. */
export const maskedMobile = (mobile: string | null): string => (mobile === null ? '' : maskMobile(mobile))
