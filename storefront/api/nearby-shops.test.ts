import { afterEach, expect, test, vi } from 'vitest'
import { nearbyShops } from './nearby-shops'

afterEach(() => vi.unstubAllGlobals())

/** The query that a position leads to. */
async function queryFor(position: Parameters<typeof nearbyShops>[0]) {
  const fetch = vi.fn<(url: string) => Promise<Response>>(async () => Response.json({ data: {} }))
  vi.stubGlobal('fetch', fetch)
  expect(await nearbyShops(position)).toEqual({ list: [], tagList: [] })
  return Object.fromEntries(new URL(fetch.mock.calls[0]?.[0] ?? '', 'http://shop').searchParams)
}

test('designer §9 W0019 asks with show_discount 1 and sort_type 1; decisions 18: never with a company', async () => {
  const query = await queryFor({ lat: 31.2, lng: 121.5, province: '上海市', city: '上海市', area: '黄浦区' })
  expect(query).toEqual({
    show_discount: '1',
    sort_type: '1',
    type: '0',
    lat: '31.2',
    lng: '121.5',
    province: '上海市',
    city: '上海市',
    area: '黄浦区',
  })
})

test('decisions 9 without a position it is Beijing, type 1', async () => {
  expect(await queryFor(null)).toEqual({
    show_discount: '1',
    sort_type: '1',
    type: '1',
    province: '北京市',
    city: '北京市',
    area: '昌平区',
  })
})

test('a refusal says so', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await expect(nearbyShops(null)).rejects.toThrow('Expected nearby shops, got HTTP 503')
})
