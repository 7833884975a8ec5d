import { describe, expect, it } from 'vitest'
import type { Json } from '../page'
import { importUpstream } from './index'

/** Props of one imported widget with these settings. */
function propsOf(type: string, settings: Record<string, Json>) {
  const { page, report } = importUpstream([{ type, uuid: 'w', ...settings }])
  return { props: page?.widgets.w?.props, style: page?.widgets.w?.style, report }
}

describe('values follow the schema', () => {
  it('converts text to numbers and switches by the schema', () => {
    const { props, style } = propsOf('W0008', {
      focusWidth: '100',
      isShowBtn: '0',
      placeholder: '12',
      height: '66px',
    })
    expect(props).toEqual({ focusWidth: 100, isShowBtn: false, placeholder: '12' })
    expect(style).toEqual({ height: 66 })
  })

  it('keeps auto margins and reads numeric ones', () => {
    const { style } = propsOf('W0001', { marginLeft: 'auto', marginTop: '20', marginRight: 8 })
    expect(style).toEqual({ marginLeft: 'auto', marginTop: 20, marginRight: 8 })
  })

  it('replaces null by the default, or drops it without a default', () => {
    const { props, style, report } = propsOf('W0001', { autoplaySpeed: null, left: null })
    expect(props).toEqual({ autoplaySpeed: 2000 })
    expect(style).toEqual({})
    expect(report).toContainEqual(
      expect.objectContaining({ path: '/autoplaySpeed', message: 'null 改为默认值' }),
    )
    expect(report).toContainEqual(expect.objectContaining({ path: '/left', message: '丢弃 null' }))
  })

  it('does not fill in missing values', () => {
    expect(propsOf('W0001', {})).toEqual({ props: {}, style: {}, report: [] })
  })

  it('reads PHP’s confused lists and objects', () => {
    const first = { imgUrl: '/1.png', pathData: [] }
    const { props } = propsOf('W0001', { data: { 0: first, 1: { imgUrl: '/2.png', pathData: '' } } })
    expect(props?.data).toEqual([
      { imgUrl: '/1.png', pathData: {} },
      { imgUrl: '/2.png', pathData: {} },
    ])
    expect(propsOf('W0001', { data: '' }).props).toEqual({ data: [] })
  })

  it('leaves unreadable values to validation', () => {
    const { props, report } = propsOf('W0001', { autoplaySpeed: 'fast', autoplay: 'maybe', data: 'none' })
    expect(props).toEqual({ autoplaySpeed: 'fast', autoplay: 'maybe', data: 'none' })
    expect(report).toEqual([])
  })

  it('converts numeric ids to text', () => {
    const { props } = propsOf('W0019', { selectTagList: [{ tag_id: 7, tag_name: '自营' }] })
    expect(props).toEqual({ selectTagList: [{ tag_id: '7', tag_name: '自营' }] })
  })
})

describe('entries', () => {
  const row = {
    item_id: '1001',
    goods_id: 901,
    item_name: '亚麻衬衫',
    pics: ['/a.jpg', '/b.jpg'],
    price: '25900',
    market_price: null,
    company_id: '1',
    tagList: [{ tag_id: 3, tag_name: '新品', company_id: '1' }],
  }

  it('reads a raw item row as a goods entry and counts dropped keys', () => {
    const { props, report } = propsOf('W0002', { data: [row, row] })
    const entry = {
      goods_id: '901',
      goods_name: '亚麻衬衫',
      goods_pic: '/a.jpg',
      price: 25900,
      market_price: 0,
      tagList: [{ tag_id: '3', tag_name: '新品' }],
    }
    expect(props?.data).toEqual([entry, entry])
    const dropped = report.filter(({ kind }) => kind === 'dropped').map(({ path, count }) => [path, count])
    expect(dropped).toEqual([
      ['/data/*/item_id', 2],
      ['/data/*/company_id', 2],
      ['/data/*/tagList/*/company_id', 2],
    ])
  })

  it.each([
    [{ goods_id: '5', itemId: '6', item_id: '7' }, '5'],
    [{ goods_id: '', itemId: '6', item_id: '7' }, '6'],
    [{ item_id: '7' }, '7'],
  ])('reads goods_id, else itemId, else item_id of %j', (ids, expected) => {
    const { props } = propsOf('W0002', { data: [{ ...ids, price: 100 }] })
    expect(props?.data).toEqual([expect.objectContaining({ goods_id: expected, price: 100 })])
  })

  it('reads prices of placeholders as yuan', () => {
    const { props } = propsOf('W0002', { data: [{ goods_id: '', price: 199, market_price: '299.00' }] })
    expect(props?.data).toEqual([{ goods_id: '', price: 19900, market_price: 29900 }])
  })

  it('renames imgData unless imgUrl is set', () => {
    const data: Json = [
      { imgData: '/old.png' },
      { imgData: '/old.png', imgUrl: '/new.png' },
      { imgData: '', imgUrl: '' },
    ]
    expect(propsOf('W0001', { data }).props?.data).toEqual([
      { imgUrl: '/old.png' },
      { imgUrl: '/new.png' },
      { imgUrl: '' },
    ])
  })

  it('reduces a whole card row to a coupon entry', () => {
    const card = { card_id: 31, reduce_cost: '2000', discount: '0', icon_url_list: ['/i.png'], quantity: 5 }
    expect(propsOf('W0021', { data: [card] }).props?.data).toEqual([
      { card_id: '31', reduce_cost: 2000, discount: 0, icon_url_list: '/i.png' },
    ])
  })

  it('unwraps the inner list of W0016', () => {
    const pictures = [{ imgUrl: '/1.png' }, { imgUrl: '/2.png' }]
    expect(propsOf('W0016', { data: [pictures] }).props).toEqual({ data: pictures })
    expect(propsOf('W0016', { data: pictures }).props).toEqual({ data: pictures })
  })
})
