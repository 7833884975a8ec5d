import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Shop } from '@engine'
import { PLACE_COOKIE } from '@schemas/api/place-cookie'
import type { DeliveryOfAnswer } from '@schemas/generated/api'
import { REGIONS } from '@server/platform/regions/tree'
import { call } from '@storefront/shell/api/call'
import { drawSection } from '@tests/helpers/storefront-sections'
import { Delivery } from './Delivery'

beforeEach(() => void vi.clearAllMocks())
afterEach(() => {
  cleanup()
  // cookies are kept for the whole process, which other files share
  document.cookie = `${PLACE_COOKIE}=; path=/; max-age=0`
})

const first: DeliveryOfAnswer = {
  seller: { distributor_id: '0', name: '禾岸生活' },
  place: { province: '北京市', city: '北京市', county: '昌平区' },
  is_deliverable: true,
  freight_fee: 800,
  rule: '8元',
  ship_hours: 48,
  // 2 December in Shanghai
  arrival: Date.UTC(2026, 11, 2, 4) / 1000,
  pickup: true,
  no_reason: true,
}
const SHANGHAI = { province: '上海市', city: '上海市', county: '静安区' }
const KEPT = `${PLACE_COOKIE}=${encodeURIComponent('上海市/上海市/静安区')}`
const draw = (change: Partial<DeliveryOfAnswer> = {}, sells = true, user: Shop['user'] = null) =>
  drawSection(<Delivery item_id="12" first={{ ...first, ...change }} sells={sells} />, '/items/12', {}, user)
const text = () => document.body.textContent ?? ''

describe('how a product is delivered', () => {
  test('where to, for how much, when, and what the shop grants', () => {
    draw()
    expect(screen.getByRole('button', { name: '北京市 昌平区' })).toBeTruthy()
    expect(text()).toMatch(/运费 ¥8\.00.*48 小时内发货，预计 12月2日前送达.*七天无理由退货可到店自提/)
    expect(screen.getByRole('link', { name: '禾岸生活' }).getAttribute('href')).toBe('/')
  })

  test('what is missing to free freight is said while freight is due', () => {
    draw({ free_short: 1900 })
    expect(text()).toContain('再买 ¥19 免运费')
    cleanup()
    draw({})
    expect(text()).not.toContain('免运费')
  })

  test('a member’s own addresses are offered, one press each', async () => {
    const own = { address_id: 'a', area: '上海市静安区', adrdetail: '南京西路1号', ...SHANGHAI }
    vi.mocked(call).mockImplementation((async (endpoint: string) =>
      endpoint === 'GET /member/addresslist'
        ? { list: [own] }
        : // kept for the whole process, which other files share
          endpoint === 'GET /espier/address'
          ? REGIONS
          : { ...first, place: SHANGHAI }) as unknown as typeof call)
    draw({}, true, { mobile: '138****0001' })
    fireEvent.click(screen.getByRole('button', { name: '北京市 昌平区' }))
    fireEvent.click(await screen.findByRole('button', { name: '上海市静安区 南京西路1号' }))
    expect(await screen.findByRole('button', { name: '上海市 静安区' })).toBeTruthy()
    expect(document.cookie).toContain(KEPT)
  })

  test('free freight in its own words, a shop with its page', () => {
    draw({
      freight_fee: 0,
      rule: '满88元包邮',
      seller: { distributor_id: '3', name: '静安店' },
      pickup: false,
    })
    expect(text()).toContain('满88元包邮')
    expect(text()).not.toContain('可到店自提')
    expect(screen.getByRole('link', { name: '静安店' }).getAttribute('href')).toBe(
      '/shops/info?distributor_id=3',
    )
  })

  test('a place that is not delivered to has neither price nor day', () => {
    draw({ is_deliverable: false, freight_fee: 0, rule: '' })
    expect(text()).toContain('该地区暂不配送')
    expect(text()).not.toMatch(/包邮|送达/)
  })

  test('what is not sold promises nothing, and names its shop', () => {
    draw({}, false)
    expect(text()).not.toMatch(/送至|无理由/)
    expect(screen.getByRole('link', { name: '禾岸生活' })).toBeTruthy()
  })

  test('the place that was chosen on this device is asked for', async () => {
    document.cookie = KEPT
    const place = SHANGHAI
    vi.mocked(call).mockResolvedValue({ ...first, place })
    draw()
    await act(() => vi.dynamicImportSettled())
    expect(screen.getByRole('button', { name: '上海市 静安区' })).toBeTruthy()
    expect(vi.mocked(call).mock.calls[0]?.[1]).toMatchObject({ params: { item_id: '12' }, query: place })
  })
})
