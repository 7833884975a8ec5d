import { describe, expect, test } from 'vitest'
import type { Link } from '@schemas/generated/types'
import { linkTargets } from '@schemas/generated/link-targets'
import { schemaAt } from '@schemas/schema-at'
import { hrefOf } from './links'

describe('link targets', () => {
  test.each<[Link, string]>([
    [{ linkPage: 'goods', goods_id: '12' }, '/items/12'],
    [{ linkPage: 'goods', itemId: '13' }, '/items/13'],
    [{ linkPage: 'goods', item_id: '14' }, '/items/14'],
    [{ linkPage: 'goods', goods_id: '12', item_id: '14' }, '/items/12'],
    [{ linkPage: 'category', category_id: '7' }, '/items?cat_id=7'],
    [{ linkPage: 'maincategory', category_id: '8' }, '/items?main_category=8'],
    [{ linkPage: 'customer', theme_pc_template_id: '5' }, '/custompage?pageid=5'],
    [{ linkPage: 'page', url: '/cart' }, '/cart'],
    [{ linkPage: 'article', article_id: '4' }, '/article/detail/4'],
    [{ linkPage: 'shop', distributor_id: '3' }, '/shops/info?distributor_id=3'],
    [{ linkPage: 'promotion', promotion_id: '1' }, '/items?promotion_id=1'],
    [{ linkPage: 'seckill', seckill_id: '2' }, '/seckill?seckill_id=2'],
    [{ linkPage: 'anchor', anchor: 'o67h6iaxj1' }, '#w-o67h6iaxj1'],
    [{ linkPage: 'tel', tel: '400-800-8888' }, 'tel:400-800-8888'],
    [{ linkPage: 'href', href: 'https://example.com/x' }, 'https://example.com/x'],
  ])('%j leads to %s', (link, href) => expect(hrefOf(link)).toBe(href))

  test('coupons lead to their href or the coupon centre, brands to their items', () => {
    expect(hrefOf({ linkPage: 'coupons' })).toBe('/member/coupon-center')
    expect(hrefOf({ linkPage: 'coupons', href: '/receive/coupons' })).toBe('/receive/coupons')
    expect(hrefOf({ linkPage: 'brand', attribute_id: '3' })).toBe('/items?brand_id=3')
  })

  test('every link kind of the schema has a target, and no other kind does', () => {
    const link = schemaAt('W0011', ['props', 'data'])
    expect(link?.properties?.['linkPage']?.enum).toEqual(Object.keys(linkTargets))
    for (const [linkPage, { keys }] of Object.entries(linkTargets)) {
      expect(hrefOf({ linkPage, ...(keys[0] && { [keys[0]]: '/7' }) } as Link)).toMatch(/^(\/|#w-|tel:)/)
    }
  })

  test('an href takes precedence over the kind', () => {
    expect(hrefOf({ linkPage: 'goods', goods_id: '1', href: '/news' })).toBe('/news')
  })

  test('an empty link, a kind without its key and an unknown kind have no target', () => {
    for (const link of [
      {},
      null,
      undefined,
      { linkPage: 'goods' },
      { linkPage: 'constructor' },
      { linkPage: 'page', url: '' },
    ]) {
      expect(hrefOf(link as never)).toBeUndefined()
    }
  })

  test('ids are encoded in the address', () => {
    expect(hrefOf({ linkPage: 'goods', goods_id: '../cart?x=1#y' })).toBe('/items/..%2Fcart%3Fx%3D1%23y')
    expect(hrefOf({ linkPage: 'goods', goods_id: 'a\uD800' })).toBe('/items/a%EF%BF%BD')
    expect(hrefOf({ linkPage: 'goods', goods_id: '😀' })).toBe('/items/%F0%9F%98%80')
    expect(hrefOf({ linkPage: 'tel', tel: '1;javascript:x' })).toBe('tel:1%3Bjavascript%3Ax')
    expect(hrefOf({ linkPage: 'anchor', anchor: '" onclick' })).toBe('#w-%22%20onclick')
    expect(hrefOf({ linkPage: 'href', href: 'javascript:alert(1)' })).toBeUndefined()
    expect(hrefOf({ linkPage: 'page', url: '//evil.example' })).toBeUndefined()
  })
})
