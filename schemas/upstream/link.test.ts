import { describe, expect, it } from 'vitest'
import type { Json } from '../page'
import { importUpstream } from './index'

function linkOf(pathData: Json) {
  const { page, report } = importUpstream([{ type: 'W0011', uuid: 'w', data: pathData }])
  return { link: page?.widgets.w?.props.data, report }
}

describe('links are closed objects', () => {
  it.each([
    [
      'goods',
      { linkPage: 'goods', itemId: '8', goods_id: '9', item_name: '衬衫', pics: [], price: '1' },
      { linkPage: 'goods', goods_id: '9', itemName: '衬衫' },
    ],
    ['goods by itemId', { linkPage: 'goods', itemId: 8 }, { linkPage: 'goods', goods_id: '8' }],
    ['goods by item_id', { linkPage: 'goods', item_id: '8' }, { linkPage: 'goods', goods_id: '8' }],
    [
      'category',
      { linkPage: 'category', category_id: 12, category_name: '女装', parent_id: 0 },
      { linkPage: 'category', category_id: '12', category_name: '女装' },
    ],
    ['brand', { linkPage: 'brand', attribute_id: 3 }, { linkPage: 'brand', attribute_id: '3' }],
    [
      'page',
      { linkPage: 'page', id: 3, title: '购物车', url: '/cart' },
      { linkPage: 'page', title: '购物车', url: '/cart' },
    ],
    [
      'custom page',
      { linkPage: 'customer', theme_pc_template_id: 18, template_title: '会场', status: '1' },
      { linkPage: 'customer', theme_pc_template_id: '18', template_title: '会场' },
    ],
    ['coupons with an address', { linkPage: 'coupons', href: '/c' }, { linkPage: 'coupons', href: '/c' }],
    ['free address', { linkPage: 'href', href: '/x' }, { linkPage: 'href', href: '/x' }],
    [
      'address without a kind',
      { href: 'https://example.com/' },
      { linkPage: 'href', href: 'https://example.com/' },
    ],
    ['empty object', {}, {}],
    ['empty list', [], {}],
    ['empty text', '', {}],
  ])('%s', (_name, row, link) => {
    expect(linkOf(row).link).toEqual(link)
  })

  it('keeps one target and drops the keys of other kinds', () => {
    const { link, report } = linkOf({ linkPage: 'category', category_id: '1', goods_id: '2', url: '' })
    expect(link).toEqual({ linkPage: 'category', category_id: '1' })
    expect(report).toEqual([
      expect.objectContaining({
        path: '/data/goods_id',
        severity: 'info',
        message: '丢弃 goods_id：链接只保留一个目标',
      }),
    ])
  })

  it('an href of its own wins over the kind', () => {
    const { link, report } = linkOf({ linkPage: 'page', url: '/', href: '/spring' })
    expect(link).toEqual({ linkPage: 'href', href: '/spring' })
    expect(report[0]).toMatchObject({ severity: 'warning', message: '链接带有 href，类型由 page 改为 href' })
  })

  it.each(['goods', 'article', 'seckill', 'shop'])(
    'the kind %s without its target becomes no link',
    (kind) => {
      const { link, report } = linkOf({ linkPage: kind, id: '4' })
      expect(link).toEqual({})
      expect(report).toMatchObject([
        { severity: 'warning', message: `链接已清空：链接类型 ${kind} 没有目标` },
      ])
    },
  )

  it.each(['tag', 'management', 'bring', 'marketing', 'live'])(
    'the unused kind %s becomes no link, with a warning',
    (kind) => {
      const { link, report } = linkOf({ linkPage: kind, id: '4' })
      expect(link).toEqual({})
      expect(report).toEqual([
        expect.objectContaining({
          severity: 'warning',
          message: `链接已清空：链接类型 "${kind}" 在本店没有对应的页面`,
        }),
      ])
    },
  )
})
