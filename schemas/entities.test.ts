import { describe, expect, it } from 'vitest'
import { collectEntities, collectReferences } from './entities'
import type { JsonObject, PageJson, WidgetJson } from './page'

const widget = (type: string, props: JsonObject): WidgetJson => ({
  type,
  v: 1,
  parent: null,
  order: 'a0',
  props,
  style: {},
})

const page = (...widgets: WidgetJson[]): Pick<PageJson, 'widgets'> => ({
  widgets: Object.fromEntries(widgets.map((entry, i) => [`w${i}`, entry])),
})

const oneGood = (id: string) => page(widget('W0002', { data: [{ goods_id: id }] }))

describe('collectEntities', () => {
  it('collects marked ids, sorted and unique', () => {
    const found = collectEntities(
      page(
        widget('W0002', { data: [{ goods_id: '20' }, { goods_id: '10' }, { goods_id: '20' }] }),
        widget('W0021', { data: [{ card_id: '7' }] }),
      ),
    )
    expect(found).toEqual({ goods: ['10', '20'], coupon: ['7'], shop: [], category: [] })
  })

  it('leaves out targets of links, which no widget renders', () => {
    const linked = page(
      widget('W0011', { data: { linkPage: 'category', category_id: '3' } }),
      widget('W0002', {
        data: [{ goods_id: '20', pathData: { linkPage: 'goods', goods_id: '21' } }],
        moreLinkData: { linkPage: 'customer', theme_pc_template_id: '201' },
      }),
      widget('W0012', { linkPath: { linkPage: 'coupons', card_id: '9' } }),
    )
    expect(collectEntities(linked)).toEqual({ goods: ['20'], coupon: [], shop: [], category: [] })
    expect(collectReferences(linked)).toMatchObject({
      goods: ['20', '21'],
      coupon: ['9'],
      shop: [],
      category: ['3'],
      page: ['201'],
    })
  })

  it.each(['W0007', 'W0022'])('%s draws categories of all three levels', (type) => {
    const categoryData = [
      { category_id: '1', children: [{ category_id: '11', children: [{ category_id: '111' }] }] },
    ]
    expect(collectEntities(page(widget(type, { categoryData }))).category).toEqual(['1', '11', '111'])
  })

  it('finds goods in tabs and shops', () => {
    const found = collectEntities(
      page(
        widget('W0014', { data: [{ text: '一', data: [{ goods_id: '1' }] }, { data: [{ goods_id: '2' }] }] }),
        widget('W0020', { data: [{ shop_id: 's1', goods_list: [{ goods_id: '3' }] }] }),
        widget('W0012', {
          data: [[], [], [], [{ data: [{ goods_id: '4' }] }], [{ data: [{ card_id: 'c' }] }]],
        }),
      ),
    )
    expect(found).toMatchObject({ goods: ['1', '2', '3', '4'], shop: ['s1'], coupon: ['c'] })
  })

  it('leaves placeholders out', () => {
    expect(collectEntities(page(widget('W0002', { data: [{ goods_id: '' }, {}] }))).goods).toEqual([])
  })

  it('header, body and footer make one batch', () => {
    expect(collectEntities(oneGood('2'), oneGood('1'), oneGood('2')).goods).toEqual(['1', '2'])
  })

  it('skips values of a wrong shape and unknown types', () => {
    const wrong = page(
      widget('W0002', { data: 'x' }),
      widget('W0002', { data: [null, 1, []] }),
      widget('W9999', { data: [{ goods_id: '1' }] }),
    )
    expect(collectEntities(wrong).goods).toEqual([])
  })
})
