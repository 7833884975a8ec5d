/** Every operator list with cursors, according to the declarations. */
import { beforeAll, expect, it } from 'vitest'
import { adminEndpoints } from '@server/platform/http/endpoints'
import { allWorklists } from '@server/back-office/worklists/worklist'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { describeApi } from '@tests/helpers/seeded-app'

interface Page {
  list: object[]
  count: number
  more: boolean
  next: string | null
  previous: string | null
}

const SIZE = 4
/** Number of pages that are read. */
const WALKED = 5

/** Addresses of each list: all tabs of the worklists, other lists unchanged. */
const ADDRESSES: Record<string, string[]> = {
  'GET /worklists/{name}': allWorklists().flatMap(({ name, tabs }) =>
    tabs.map(({ key }) => `/worklists/${name}?tab=${key}`),
  ),
  'GET /audit': ['/audit?', '/audit?subject=order'],
}

const withCursors = [...adminEndpoints]
  .filter(([, { query }]) => Object.hasOwn(query.properties ?? {}, 'after'))
  .map(([key]) => key)

describeApi('lists of operators with cursors', (open) => {
  let owner: SignedInOperator
  beforeAll(async () => {
    owner = await signInAs(open().app, 'owner')
  })
  const page = (address: string, query: string) => owner.data<Page>(`${address}&pageSize=${SIZE}&${query}`)

  it('each has its addresses here', () =>
    expect(Object.keys(ADDRESSES).toSorted()).toEqual(withCursors.toSorted()))

  it.each(withCursors.flatMap((key) => ADDRESSES[key] ?? []))(
    '%s: its cursors lead through the same rows as its page numbers, in both directions',
    async (address) => {
      let at = await page(address, 'page=1')
      expect(at.previous).toBeNull()
      const seen = [at]
      while (at.next !== null && seen.length < WALKED) {
        at = await page(address, `after=${at.next}`)
        expect(at.list).toEqual((await page(address, `page=${seen.length + 1}`)).list)
        seen.push(at)
      }
      for (const earlier of seen.slice(0, -1).toReversed()) {
        at = await page(address, `before=${at.previous}`)
        expect([at.list, at.next, at.previous]).toEqual([earlier.list, earlier.next, earlier.previous])
      }
      const last = await page(address, 'last=true')
      expect(last.next).toBeNull()
      expect(last.list).toHaveLength(Math.min(SIZE, last.count))
      expect(at.count <= SIZE ? last : at).toEqual(at)
    },
  )

  it.each(['after=bm90aGluZw', 'before=WyIxIl0', 'after=WyJ4IiwieSJd', 'last=true&after=WyIxIiwiYSJd'])(
    '%s is refused',
    async (query) => {
      const { statusCode, payload } = await owner.call(`/worklists/order?tab=all&${query}`)
      expect([statusCode, payload]).toEqual([422, expect.stringContaining('after')])
    },
  )
})
