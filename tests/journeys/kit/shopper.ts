import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, inject } from 'vitest'
import { hashPassword } from '@server/back-office/operators/passwords'
import { openBuiltShop, type BuiltShop } from '../../helpers/built-shop'
import { newMember, type SignedInMember } from '../../helpers/member'
import { useBrowser, type Visit } from './visit'

/** Of every shopper's account. */
export const PASSWORD = 'abcd1234'

export interface Shopper extends Visit {
  member: SignedInMember
  shop: BuiltShop
  /** What the browser complained about, without refusals of these statuses, which the test has asked for. */
  complaintsBut(...statuses: number[]): string[]
}

/** A shop of the file's own, whose database tests may change, and members who visit it, each new and signed in. */
export function shoppersOfOneShop() {
  const visit = useBrowser()
  let shop: BuiltShop
  let password_hash: string
  beforeAll(async () => {
    ;[shop, password_hash] = await Promise.all([openBuiltShop(inject('starts')), hashPassword(PASSWORD)])
  })
  afterAll(() => shop?.close())
  return async (): Promise<Shopper> => {
    const visited = await visit({ reducedMotion: 'reduce' })
    const { context, complaints } = visited
    const member = await newMember(shop.app, { row: { password_hash } })
    await context.addCookies(
      member.cookie.split('; ').map((pair) => {
        const [name = '', value = ''] = pair.split('=')
        return { name, value, url: shop.url, httpOnly: name === 'sid' }
      }),
    )
    return {
      ...visited,
      shop,
      member,
      open: (path) => visited.open(path.startsWith('/') ? shop.url + path : path),
      complaintsBut: (...statuses) => complaints.filter((line) => !isRefusal(line, statuses)),
    }
  }
}

const isRefusal = (line: string, statuses: readonly number[]) =>
  statuses.some((status) => line.startsWith(`${status}: `) || line.includes(`status of ${status} `))

/** The focus goes on by Tab until it stands on what is wanted. */
export const tabTo = (page: Page, role: Parameters<Page['getByRole']>[0], name: string, atMost = 80) =>
  tabUntil(page, page.getByRole(role, { name, exact: true }), atMost)

/** The same for whatever a locator finds, the first of it that Tab reaches. */
export async function tabUntil(page: Page, wanted: Locator, atMost = 80) {
  for (let presses = 0; presses < atMost; presses++) {
    await page.keyboard.press('Tab')
    const isThere = await wanted.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))
    if (isThere) return
  }
  throw new Error(`Expected Tab to reach ${wanted} within ${atMost} presses`)
}
