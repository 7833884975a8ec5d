/** Cookie and local storage key of the bearer token in a storefront with a provider elsewhere (rule calls-3). */
export const TOKEN_COOKIE = 'token'
/** 30 days, in seconds. */
export const TOKEN_LIFE_S = 30 * 24 * 60 * 60
