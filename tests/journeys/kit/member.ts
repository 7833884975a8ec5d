import type { Page } from 'playwright'
import { DEMO_MEMBERS } from '@server/config/demo-accounts'

/** As a page of the shop calls its server: with the CSRF token, which no other site can read. */
export async function askShop<T>(
  page: Page,
  method: string,
  path: string,
  body?: Record<string, string>,
): Promise<T> {
  const { status, answer } = await page.evaluate(
    async ([sent, to, fields]) => {
      const mark = /user_session_id=([^;]+)/.exec(document.cookie)?.[1] ?? ''
      const response = await fetch(`/api/h5app/wxapp${to}`, {
        method: sent,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-xsrf-token': decodeURIComponent(mark),
        },
        ...(fields && { body: new URLSearchParams(fields) }),
      })
      return { status: response.status, answer: (await response.json()) as { data: unknown } }
    },
    [method, path, body] as const,
  )
  if (status >= 300) throw new Error(`Expected ${method} ${path} to succeed, got ${JSON.stringify(answer)}`)
  return answer.data as T
}

/** Signs the browser in as a member of the demo. The page shows it after the next load. */
export async function signIn(page: Page, which: 0 | 1 = 0): Promise<void> {
  const { mobile, password } = DEMO_MEMBERS[which] ?? { mobile: '', password: '' }
  await askShop(page, 'POST', '/login', { username: mobile, password })
}
