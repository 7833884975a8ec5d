import { hrefOf } from '@engine'
import type { Link } from '@schemas/generated/types'
import home from '@storefront/pages/home.json'
import header from '@storefront/pages/header.json'
import footer from '@storefront/pages/footer.json'
import { describe, expect, test } from 'vitest'
import {
  categoryLink,
  completeTel,
  completeUrl,
  customLink,
  goodsLink,
  hrefLink,
  labelOfKind,
  pageLink,
  SHOP_PAGES,
} from './link-kinds'

const links: Link[] = []
gather([home, header, footer])

function gather(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  const { linkPage, goods_pic, card_type } = value as Record<string, unknown>
  if (linkPage !== undefined && goods_pic === undefined && card_type === undefined) links.push(value as Link)
  else for (const inner of Object.values(value)) gather(inner)
}

/** The link that picking the same target writes. */
function again(link: Link): Link {
  const { category_id = '', category_name = '', href = '', name, url = '', title } = link
  if (link.linkPage === 'category' || link.linkPage === 'maincategory')
    return categoryLink(link.linkPage, { category_id, category_name })
  if (link.linkPage === 'customer')
    return customLink({
      theme_pc_template_id: link.theme_pc_template_id ?? '',
      title: link.template_title ?? '',
    })
  if (link.linkPage === 'page') return pageLink(url, title)
  return link.linkPage === 'href' ? hrefLink(href, name) : link
}

describe('Path data: the picker writes what the demo pages hold', () => {
  test('every kind that can be chosen', () => {
    expect(new Set(links.map(({ linkPage }) => linkPage)).size).toBeGreaterThan(3)
    for (const link of links) expect(again(link)).toEqual(link)
  })

  test('goods lead to their detail by goods_id', () => {
    const link = goodsLink({ goods_id: '101', item_name: '短袖' })
    expect(link).toEqual({ linkPage: 'goods', linkPageLabel: '商品', goods_id: '101', itemName: '短袖' })
    expect(hrefOf(link)).toBe('/items/101')
  })

  test.each([
    ['www.example.com', 'https://www.example.com'],
    ['example.com/sale?x=1', 'https://example.com/sale?x=1'],
    ['商城.中国:8080/a', 'https://商城.中国:8080/a'],
    ['https://example.com', 'https://example.com'],
    ['http://example.com', 'http://example.com'],
    ['/items', '/items'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['tel:400', 'tel:400'],
    ['夏日上新', '夏日上新'],
    ['v1.5', 'v1.5'],
    ['index.html', 'index.html'],
    ['', ''],
  ])('the address %j is completed to %j', (typed, whole) => {
    expect(completeUrl(typed)).toBe(whole)
  })

  test.each([
    ['400-800-8888', '400-800-8888'],
    ['(010) 6512 3456', '010-6512-3456'],
    ['+86 138 0000 0000', '138-0000-0000'],
    ['+852 2123 4567', '00852-2123-4567'],
    [' 12345 ', '12345'],
    ['', ''],
  ])('the number %j is dialled as %j', (typed, dialled) => {
    expect(completeTel(typed)).toBe(dialled)
  })

  test('the shop’s own pages lead where they say', () => {
    for (const { url, title } of SHOP_PAGES) expect(hrefOf(pageLink(url, title))).toBe(url)
    expect(labelOfKind('page')).toBe('页面')
  })
})
