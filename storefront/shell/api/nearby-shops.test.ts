import { beforeEach, expect, test, vi } from 'vitest'
import type { DistributorListAnswer } from '@schemas/generated/api'
import { ApiError } from '@schemas/api/api-error'
import { call } from './call'
import { nearbyShops } from './nearby-shops'

vi.mock('./call')
const asked = vi.mocked(call)
beforeEach(() => {
  asked.mockReset()
  asked.mockResolvedValue({ list: [], tagList: [] } as unknown as DistributorListAnswer)
})

const DEFAULTS = { show_discount: true, sort_type: 1 }

/** The query that a position leads to: the client layer adds company and signature to it. */
async function queryFor(position: Parameters<typeof nearbyShops>[0]) {
  expect(await nearbyShops(position)).toEqual({ list: [], tagList: [] })
  const [key, options] = asked.mock.calls[0] ?? []
  expect(key).toBe('GET /distributor/list')
  return options?.query
}

test('W0019 asks with show_discount 1 and sort_type 1, by the client layer', async () => {
  const position = { lat: 31.2, lng: 121.5, province: '上海市', city: '上海市', area: '黄浦区' }
  expect(await queryFor(position)).toEqual({ ...DEFAULTS, type: 0, ...position })
})

test('without a position it is Beijing, type 1, and the city around a district with few shops', async () => {
  const area = { province: '北京市', city: '北京市', area: '昌平区' }
  expect(await queryFor(null)).toEqual({ ...DEFAULTS, type: 1, ...area, at_least: 3 })
})

test('a refusal is thrown to the caller', async () => {
  asked.mockRejectedValue(new ApiError('操作失败', { status: 503 }))
  await expect(nearbyShops(null)).rejects.toMatchObject({ status: 503 })
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ quiet: true })
})
