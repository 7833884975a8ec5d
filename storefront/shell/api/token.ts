/**
 * The bearer token of a storefront that is pointed at a provider elsewhere: cookie and local storage (rule calls-3). Our
 * own provider never hands one to a page: its session is a cookie that no script reads (rule api-5).
 */
import { TOKEN_COOKIE, TOKEN_LIFE_S } from '@schemas/api/token-cookie'

/** What the cookie says: the page server reads it too. */
export function storedToken(): string | null {
  const [, token] = new RegExp(`(?:^|; )${TOKEN_COOKIE}=([^;]+)`).exec(document.cookie) ?? []
  return token === undefined ? null : decodeURIComponent(token)
}

export function keepToken(token: string) {
  localStorage.setItem(TOKEN_COOKIE, token)
  write(encodeURIComponent(token), TOKEN_LIFE_S)
}

/** Where a token that has run out could be replaced: none is (rule pages-6), the member signs in again. */
export async function refreshToken(): Promise<void> {}

export function dropToken() {
  localStorage.removeItem(TOKEN_COOKIE)
  write('', 0)
}

function write(value: string, seconds: number) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${TOKEN_COOKIE}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`
}
