import { describe, expect, test } from 'vitest'
import type { Ask } from '@schemas/page-plan'
import { dataOf } from '../../app/registry.server'
import { destinationOf, matchRoute } from './destination'
import { routes } from './routes'

const none = () => undefined

describe('where an address leads', () => {
  test('a custom page by its number, and by its alias below /product', () => {
    expect(destinationOf('/custompage?pageid=7', none)).toMatchObject({
      body: { type: 'custom', public_id: '7' },
      layout: 'default',
      asks: {},
    })
    expect(destinationOf('/product/%E7%A7%8B%E5%86%AC?from=x', none)).toMatchObject({
      body: { type: 'custom', alias: '秋冬' },
    })
  })

  test('/custom without an article leads to all articles', () => {
    for (const path of ['/custom', '/custom?id='])
      expect(destinationOf(path, none)).toEqual({ redirect: '/article' })
    expect(destinationOf('/custom?id=7', none)).toMatchObject({ body: { type: 'section' } })
  })

  test('a parameter that is no UTF-8 finds nothing instead of failing', () => {
    expect(matchRoute('/product/%ff')?.params).toEqual({ '*': '\uFFFD' })
    expect(matchRoute('/product/100%')?.params).toEqual({ '*': '100%' })
  })

  test.each([
    ['/cart', '购物车'],
    ['/member/trade', '我的订单'],
    ['/member', '会员中心'],
    ['/member/user-info', '会员中心'],
    ['/member/change-password', '更改密码'],
    ['/member/address', '收货地址'],
    ['/cart/checkout?mode=cart', '订单信息'],
    ['/member/trade/aftersale-list', '售后订单'],
    ['/member/aftersales', '售后订单'],
    ['/member/trade/aftersale', '售后详情'],
    ['/member/aftersales/1', '售后详情'],
    ['/member/coupon', '优惠券'],
    ['/member/collector', '我的收藏'],
    ['/member/foottrace', '我的足迹'],
    ['/member/point', '我的积分'],
  ])('the title of %s is set: %s', (path, title) =>
    expect(matchRoute(path.replace(/\?.*/, ''))?.route).toMatchObject({ title }),
  )

  test.each(['/nowhere?x=1', '/product', '//items'])('%s is not found', (path) =>
    expect(destinationOf(`http://shop${path}`, none)).toBeUndefined(),
  )

  test('no route stands behind one that takes its addresses', () => {
    const hidden = routes.filter(
      ({ path }) => matchRoute(path.replaceAll(/:\w+\??/g, 'x'))?.route.path !== path,
    )
    expect(hidden).toEqual([])
  })

  test('every ask of a section is a reading call', () => {
    const asks = routes.flatMap((route): Ask[] => {
      if (!('page' in route) || !route.page.startsWith('section:')) return []
      const data = dataOf(route.page.slice('section:'.length))
      return Object.values(data?.asks({ path: route.path, params: {}, query: {} }) ?? {})
    })
    expect(asks.filter(({ key }) => !key.startsWith('GET '))).toEqual([])
  })
})
