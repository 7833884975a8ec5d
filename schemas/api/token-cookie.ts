/** Cookie and local storage of a storefront that is pointed at a provider elsewhere hold its bearer token (rule calls-3). */
export const TOKEN_COOKIE = 'token'
/** 30 days, in seconds. */
export const TOKEN_LIFE_S = 30 * 24 * 60 * 60
