/** Ways to pay that no provider stands behind. */
export const OFFLINE_PAY = 'offline_pay'
/** Nothing is left to pay: points or coupons paid it all. */
export const POINT_PAY = 'point'
