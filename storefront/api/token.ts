/**
 * The bearer token of a storefront that is pointed at a foreign provider: cookie and local storage (storefront §4). Our
 * own provider never hands one to a page: its session is a cookie that no script reads (decisions 16).
 */
const NAME = 'token'
/** storefront §9: 30 days, in seconds. */
export const LIFE_S = 30 * 24 * 60 * 60

export const storedToken = (): string | null => localStorage.getItem(NAME)

export function keepToken(token: string) {
  localStorage.setItem(NAME, token)
  document.cookie = `${NAME}=${encodeURIComponent(token)}; path=/; max-age=${LIFE_S}; samesite=lax`
}

/** Where a token that has run out could be replaced: none is (decisions 27), whoever it was signs in again. */
export async function refreshToken(): Promise<void> {}

export function dropToken() {
  localStorage.removeItem(NAME)
  document.cookie = `${NAME}=; path=/; max-age=0; samesite=lax`
}
