import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { LiveShop } from '@schemas/generated/types'
import { draw, goodsEntry, liveGoods, type DrawOptions } from '@tests/helpers/drawn-widgets'
import shops from './index'

const liveShop = (id: string): LiveShop => ({
  distributor_id: id,
  name: `现名${id}`,
  logo: '/media/live-logo.webp',
  banner: '/media/live-banner.webp',
  address: '',
  tagList: [],
})
const tags = ['甲', '乙', '丙'].map((tag_name, index) => ({ tag_id: String(index), tag_name }))
const entry = {
  shop_id: '7',
  shop_name: '旧名',
  shop_pic: '/media/top.webp',
  logo: '/media/logo.webp',
  tag_list: tags,
  goods_list: [goodsEntry('1'), goodsEntry(''), goodsEntry('3')],
}
const live = { shop: { '7': liveShop('7') }, goods: { '1': liveGoods('1'), '3': liveGoods('3') } }
const one = (props: object = {}, more: DrawOptions = {}) =>
  draw(shops, { props: { data: [entry], ...props }, live, ...more })
const goods = () => within(screen.getByRole('article')).getAllByRole('listitem')

afterEach(cleanup)

describe('W0020', () => {
  it('pictures: top 96 high, banner 149×246, logo 80×80, goods 118×118', () => {
    one()
    const sizes = [...document.querySelectorAll('img')].map((img) => [img.width, img.height])
    expect(sizes).toEqual([
      [0, 96],
      [149, 246],
      [80, 80],
      [118, 118],
      [118, 118],
    ])
  })

  it('live rows override the snapshot, except for pictures chosen by the operator', () => {
    one()
    expect(screen.getByText('现名7')).toBeTruthy()
    const sources = [...document.querySelectorAll('img')].map((img) => img.getAttribute('src'))
    expect(sources.slice(0, 3)).toEqual(['/media/top.webp', '/media/live-banner.webp', '/media/logo.webp'])
  })

  it('W0020 at most two tags of a shop', () => {
    one()
    expect([screen.queryByText('乙') !== null, screen.queryByText('丙')]).toEqual([true, null])
  })

  it('W0020 products not chosen leave a gap, or none with hide-unselected', () => {
    one()
    expect(goods().map((item) => item.style.gridColumn)).toEqual(['1', '3'])
    cleanup()
    one({ wgtHideUnselectedItems: true })
    expect(goods().map((item) => item.style.gridColumn)).toEqual(['1', '2'])
  })

  it('W0020 operators see unchosen products in grey unless hidden', () => {
    one({}, { mode: 'design' })
    expect(goods()).toHaveLength(3)
    cleanup()
    one({ wgtHideUnselectedItems: true }, { mode: 'design' })
    expect(goods()).toHaveLength(2)
  })

  it('an unchosen shop is a placeholder for operators, nothing for shoppers', () => {
    draw(shops)
    expect(document.querySelector('section')).toBeNull()
    cleanup()
    draw(shops, { mode: 'design' })
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('a shop links to its page unless it has a link', () => {
    one()
    expect(screen.getByRole('link', { name: /现名7.*甲/ }).getAttribute('href')).toBe(
      '/shops/info?distributor_id=7',
    )
    cleanup()
    one({ data: [{ ...entry, pathData: { linkPage: 'page', url: '/store' } }] })
    expect(screen.getByRole('link', { name: /现名7.*甲/ }).getAttribute('href')).toBe('/store')
  })

  it('a deleted shop and deleted products have no link and price', () => {
    one({}, { live: { goods: { '1': liveGoods('1') } } })
    expect(screen.getByText('旧名').parentElement?.textContent).toBe('旧名已下架')
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/items/1'])
    expect(goods()[1]?.textContent).toBe('已下架商品3')
  })

  it('W0020 title, alignment, gradient and more link follow the panel', () => {
    const moreLinkData = { linkPage: 'page', url: '/shops/near' }
    one({ text: '逛好店', titleAlign: 'left', moreLinkData })
    const heading = screen.getByRole('heading', { level: 2, name: '逛好店' })
    expect(heading.parentElement?.style.backgroundImage).toContain('linear-gradient')
    expect(heading.parentElement?.className).toMatch(/left/)
    expect(screen.getByRole('link', { name: '更多' }).getAttribute('href')).toBe('/shops/near')
    cleanup()
    one({ wgtHiddenTitle: true, moreLinkData })
    expect([screen.queryByRole('heading'), screen.queryByText('更多')]).toEqual([null, null])
  })

  it('a shop without a wide picture shows its name there', () => {
    one({ data: [{ ...entry, shop_pic: '' }] })
    expect(screen.getAllByText('现名7')).toHaveLength(2)
  })
})
