/** Every list of the shop answers a page number beyond its end with the last page, below 1 with the first. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ResolvedEndpoint } from '@schemas/api/endpoint'
import { endpoints } from '@server/platform/http/endpoints'
import { describeApi } from '@tests/helpers/seeded-app'
import { samples } from './kit/samples'
import { prepare } from './kit/shop-calls'

interface ListAnswer {
  list: unknown[]
  total_count: number
}

const namedIn = ({ query }: ResolvedEndpoint, names: readonly string[]) =>
  names.find((name) => Object.hasOwn(query.properties ?? {}, name))

const paged = [...endpoints].flatMap(([key, endpoint]) => {
  const page = namedIn(endpoint, ['page', 'page_no'])
  const size = namedIn(endpoint, ['pageSize', 'page_size'])
  if (endpoint.method !== 'GET' || page === undefined || size === undefined) return []
  return (samples[key] ?? []).map((source, n) => ({
    title: `${key} #${n + 1}`,
    endpoint,
    source,
    page,
    size,
  }))
})

describeApi('every list of the shop', (open) => {
  // rows count the seconds until something of them ends
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  it('such lists exist', () => expect(paged.length).toBeGreaterThan(20))

  it.each(paged)('$title is read beyond its ends', async ({ endpoint, source, page, size }) => {
    const { caller, path } = await prepare(open, endpoint, source)
    const at = async (number: number): Promise<ListAnswer> => {
      const query = `${path.includes('?') ? '&' : '?'}${page}=${number}&${size}=1`
      // the first page of the sample's own window is not requested
      const address = path.replaceAll(/([?&])(?:page|page_no|pageSize|page_size)=\d+/g, '$1_=') + query
      const answer = await caller.call(address.replaceAll(/[?&]_=(?=&|$)/g, (mark) => mark[0] ?? ''))
      expect([answer.statusCode, answer.payload.slice(0, 200)]).toEqual([200, expect.any(String)])
      const { list, total_count } = answer.json().data
      return { list, total_count }
    }
    const first = await at(1)
    expect(await at(-1)).toEqual(first)
    expect(await at(0)).toEqual(first)
    // a list without rows has one page
    expect(await at(100_000)).toEqual(await at(Math.max(1, first.total_count)))
  })
})
