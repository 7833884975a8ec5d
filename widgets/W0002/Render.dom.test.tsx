import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { draw, goodsEntry, liveGoods } from '@tests/helpers/drawn-widgets'
import goodsList from './index'

afterEach(cleanup)
const live = { goods: { '1': liveGoods('1', { price: 123456 }) } }

describe('W0002', () => {
  it('prices are cents divided by 100 with two decimals, pictures 214×214', () => {
    draw(goodsList, { props: { data: [goodsEntry('1')] }, live })
    const link = screen.getByRole('link', { name: /现货1/ })
    expect(link.textContent).toContain('¥1,234.56')
    const picture = link.querySelector('img')
    expect([picture?.width, picture?.height, picture?.getAttribute('loading')]).toEqual([214, 214, 'lazy'])
    expect(link.getAttribute('href')).toBe('/items/1')
  })

  it('deleted products stay without price and link', () => {
    draw(goodsList, { props: { data: [goodsEntry('1'), goodsEntry('2')] }, live })
    const gone = screen.getAllByRole('listitem')[1]
    expect(gone?.textContent).toBe('已下架商品2')
    expect(gone?.querySelector('a')).toBeNull()
  })

  it('renders placeholders for operators only', () => {
    draw(goodsList, { mode: 'design' })
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
    cleanup()
    draw(goodsList)
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  it('W0002 title, more link and gradient follow their switches', () => {
    const moreLinkData = { linkPage: 'page', url: '/items' }
    const props = { data: [goodsEntry('1')], text: '热卖', moreText: '看更多', moreLinkData }
    draw(goodsList, { props, live })
    const heading = screen.getByRole('heading', { level: 2, name: '热卖' })
    expect(screen.getByRole('link', { name: '看更多' }).getAttribute('href')).toBe('/items')
    expect(heading.parentElement?.style.backgroundImage).toContain('linear-gradient')
    cleanup()
    draw(goodsList, { props: { ...props, showMore: false, titleBackground: false }, live })
    expect(screen.queryByText('看更多')).toBeNull()
    expect(screen.getByRole('heading').parentElement?.style.backgroundImage).toBe('')
  })

  it('its content determines its height', () => {
    draw(goodsList, { props: { data: [goodsEntry('1')] }, style: { height: 400 }, live })
    expect(document.querySelector<HTMLElement>('.pm-body')?.style.height).toBe('')
  })

  it('W0002 columnNums sets the columns', () => {
    draw(goodsList, { props: { data: [goodsEntry('1')], columnNums: 4 }, live })
    expect(screen.getByRole('list').style.gridTemplateColumns).toContain('repeat(4')
  })
})
