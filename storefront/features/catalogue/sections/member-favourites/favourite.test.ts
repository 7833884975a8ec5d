import { describe, expect, test } from 'vitest'
import { goodsFavourite, shopFavourite } from './favourite'
import { favouritesHref, readFavouritesQuery } from './query'

const product = {
  item_id: '10101',
  item_name: '衬衫',
  item_image: '/media/a.jpg',
  item_type: 'normal',
  price: 15900,
  point: 0,
  store: 3,
  approve_status: 'onsale',
} as const

describe('favourites', () => {
  test.each([
    [{}, ''],
    [{ store: 0 }, '已售罄'],
    [{ approve_status: 'instock' }, '已下架'],
    [{ approve_status: 'only_show' }, '仅供展示'],
    [{ approve_status: 'instock', store: 0 }, '已下架'],
    [{ valid_lucky: 1 }, '已失效'],
  ] as const)('a product with %j is marked %j', (change, mark) =>
    expect(goodsFavourite({ ...product, ...change }).mark).toBe(mark),
  )

  test('an article of the points mall costs points and stands there', () => {
    expect(goodsFavourite({ ...product, item_id: 'p1', item_type: 'pointsmall', point: 900 })).toMatchObject({
      href: '/pointitems/p1',
      points: 900,
    })
    expect(goodsFavourite(product)).not.toHaveProperty('points')
  })

  test('it costs what it costs this member now', () => {
    expect(goodsFavourite(product).price).toBe(15900)
    expect(goodsFavourite({ ...product, member_price: 14310 }).price).toBe(14310)
    expect(goodsFavourite({ ...product, member_price: 14310, act_price: 12900 }).price).toBe(12900)
  })

  test('a shop that is closed says so', () => {
    const shop = {
      fav_id: 'f',
      distributor_id: '3',
      name: '静安店',
      store_name: '静安店',
      logo: '',
      store_address: '上海市静安区',
      mobile: '',
      hour: '',
      is_valid: false,
      created: 0,
    }
    expect(shopFavourite(shop)).toMatchObject({ mark: '已停业', href: '/shops/info?distributor_id=3' })
    expect(shopFavourite({ ...shop, is_valid: true }).mark).toBe('')
  })

  test.each(['/member/collector', '/member/collector?page=3', '/member/collector?tab=shops&page=2'])(
    'the address %s says which page of what',
    (href) => {
      const query = Object.fromEntries(new URL(href, 'http://shop').searchParams)
      expect(favouritesHref(readFavouritesQuery(query))).toBe(href)
    },
  )

  test('what makes no sense counts as not said', () =>
    expect(readFavouritesQuery({ tab: 'x', page: '-1' })).toEqual({ tab: 'goods', page: 1 }))
})
