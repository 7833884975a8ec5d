import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import main from '../../W0014'
import fine from '../../W0015'
import poster from '../../W0017'
import { draw, goodsEntry, liveGoods } from '@tests/helpers/drawn-widgets'

afterEach(cleanup)
const ids = Array.from({ length: 14 }, (_, index) => String(index + 1))
const live = { goods: Object.fromEntries(ids.map((id) => [id, liveGoods(id)])) }
const goods = (count: number) =>
  ids.slice(0, count).map((id) => goodsEntry(id, { brief: `简${id}`, subTitle: `副${id}` }))
const data = [
  { text: '甲', data: goods(14) },
  { text: '乙', data: goods(2) },
  { text: '丙', data: goods(1) },
]
const panel = () => screen.getByRole('tabpanel')
const hrefs = () => within(panel()).getAllByRole('link').length
const selected = () => screen.getByRole('tab', { selected: true }).textContent

const widgets = [
  ['W0014', main, 10],
  ['W0015', fine, 11],
  ['W0017', poster, 4],
] as const

describe.each(widgets)('%s', (type, definition, count) => {
  it(`${type} tabs switch on hover, focus and arrow keys`, () => {
    draw(definition, { props: { data }, live })
    fireEvent.mouseEnter(screen.getByRole('tab', { name: '乙' }))
    expect([selected(), hrefs()]).toEqual(['乙', 2])
    act(() => screen.getByRole('tab', { name: '甲' }).focus())
    expect(selected()).toBe('甲')
    fireEvent.keyDown(screen.getByRole('tab', { name: '甲' }), { key: 'ArrowLeft' })
    expect([selected(), document.activeElement?.textContent, hrefs()]).toEqual(['丙', '丙', 1])
  })

  it(`${type} shows ${count} products at its default size, more in a higher box`, () => {
    draw(definition, { props: { data, goods_pic: '/media/main.webp' }, live })
    expect(hrefs()).toBe(count)
    cleanup()
    draw(definition, { props: { data, goods_pic: '/media/main.webp' }, style: { height: 1200 }, live })
    expect(hrefs()).toBeGreaterThan(count)
  })

  it(`${type} applies wgtBorderRadius, and colours and sizes of title, name and price`, () => {
    const props = {
      data,
      text: '标题',
      wgtBorderRadius: true,
      wgtTextColor: '#010203',
      wgtBackgroundColor: '#040506',
      wgtTitleColor: '#070809',
      wgtTitleFontSize: 15,
      wgtPriceColor: '#0a0b0c',
      wgtPriceFontSize: 21,
    }
    draw(definition, { props, live })
    const heading = screen.getByRole('heading', { level: 2, name: '标题' })
    expect([heading.style.color, heading.style.backgroundColor]).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)'])
    expect(heading.closest('section')?.className).toContain('round')
    const name = within(panel()).getByText('现货1')
    expect([name.style.color, name.style.fontSize]).toEqual(['rgb(7, 8, 9)', '15px'])
    const price = name.parentElement?.querySelector<HTMLElement>('[style*="21px"]')
    expect(price?.style.color).toBe('rgb(10, 11, 12)')
  })

  it.each([
    [0, '¥100'],
    [1, '¥99.9'],
    [2, '¥99.85'],
  ])(`${type} wgtToFixed %i rounds half up for display`, (wgtToFixed, expected) => {
    const priced = { goods: { 1: liveGoods('1', { price: wgtToFixed === 0 ? 9950 : 9985 }) } }
    draw(definition, { props: { data: [{ text: '甲', data: goods(1) }], wgtToFixed }, live: priced })
    expect(panel().textContent).toContain(expected)
  })

  it(`a new ${type} is grey for operators and nothing for shoppers`, () => {
    draw(definition)
    expect(screen.queryByRole('tab')).toBeNull()
    cleanup()
    draw(definition, { mode: 'design' })
    expect(within(panel()).getAllByText('商品名称')).toHaveLength(count)
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('briefs', () => {
  const row = { goods: { 1: liveGoods('1', { brief: '' }) } }
  const props = (entry: Record<string, string>) => ({
    data: [{ text: '甲', data: [goodsEntry('1', entry)] }],
  })

  it('W0014 shows the brief, W0015 and W0017 the subtitle', () => {
    draw(main, { props: props({ brief: '简介' }), live: row })
    expect(panel().textContent).toContain('简介')
    cleanup()
    draw(fine, { props: props({ subTitle: '副题' }), live: row })
    expect(panel().textContent).toContain('副题')
    cleanup()
    const settings = { wgtSubTitleColor: '#010203', wgtSubTitleFontSize: 13 }
    draw(poster, { props: { ...props({ subTitle: '副题' }), ...settings }, live: row })
    const { style } = screen.getByText('副题')
    expect([style.color, style.fontSize]).toEqual(['rgb(1, 2, 3)', '13px'])
  })
})

describe('W0017', () => {
  it('W0017 the main picture links to pathData; without a picture the products take its space', () => {
    const props = {
      data,
      goods_pic: '/media/main.webp',
      pathData: { linkPage: 'href', href: '/sale', title: '大促' },
    }
    draw(poster, { props, live })
    expect(screen.getByRole('link', { name: '大促' }).getAttribute('href')).toBe('/sale')
    cleanup()
    draw(poster, { props: { ...props, goods_pic: '' }, live })
    expect(screen.queryByRole('link', { name: '大促' })).toBeNull()
    expect(hrefs()).toBeGreaterThan(4)
  })
})
