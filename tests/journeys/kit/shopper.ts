import type { BrowserContextOptions, Locator, Page } from 'playwright'
import { afterAll, beforeAll, inject } from 'vitest'
import { hashPassword } from '@server/back-office/operators/passwords'
import { openBuiltShop, type BuiltShop } from '../../helpers/built-shop'
import { newMember, type SignedInMember } from '../../helpers/member'
import { useBrowser, type Visit } from './visit'

/** Password of every shopper's account. */
export const PASSWORD = 'abcd1234'

export interface Shopper extends Visit {
  member: SignedInMember
  shop: BuiltShop
  /** The browser's complaints, without error statuses that the test expects. */
  complaintsBut(...statuses: number[]): string[]
}

/** A shop of the file's own, whose database tests may change, and shoppers, each new and signed in. */
export function shoppersOfOneShop() {
  const visit = useBrowser()
  let shop: BuiltShop
  let password_hash: string
  beforeAll(async () => {
    ;[shop, password_hash] = await Promise.all([openBuiltShop(inject('starts')), hashPassword(PASSWORD)])
  })
  afterAll(() => shop?.close())
  /** @param device options of the browser */
  return async (device?: BrowserContextOptions): Promise<Shopper> => {
    const visited = await visit(device)
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

/** The header's search box: a combobox from the moment that it has suggestions, which may be at any time. */
export const searchBox = (page: Page): Locator =>
  page.getByRole('searchbox').or(page.getByRole('search').getByRole('combobox'))

/** Presses Tab until the element has the focus. */
export const tabTo = (page: Page, role: Parameters<Page['getByRole']>[0], name: string, atMost = 80) =>
  tabUntil(page, page.getByRole(role, { name, exact: true }), atMost)

/** The same for a locator, the first match that Tab reaches. */
export async function tabUntil(page: Page, wanted: Locator, atMost = 80) {
  for (let presses = 0; presses < atMost; presses++) {
    await page.keyboard.press('Tab')
    const isThere = await wanted.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))
    if (isThere) return
  }
  throw new Error(`Expected Tab to reach ${wanted} within ${atMost} presses`)
}
