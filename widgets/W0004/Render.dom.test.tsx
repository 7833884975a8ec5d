import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { draw, widgetView } from '@tests/helpers/drawn-widgets'
import logoWall from './index'
import { logoSize, wallHeight } from './size'

afterEach(cleanup)
const logo = (id: string) => ({
  imgUrl: `/media/${id}.webp`,
  pathData: { linkPage: 'brand', attribute_id: id, attribute_name: `品牌${id}` },
})

describe('W0004', () => {
  it.each([
    [1190, 5, 230, 138],
    [1190, 4, 290, 174],
    [1190, 3, 390, 234],
  ])('in %i px, %i columns: gap 10, height 60 %% of width', (width, column, side, height) => {
    expect(logoSize(width, column)).toEqual({ width: side, height })
  })

  it('the wall is list + 60 high', () => {
    expect(wallHeight(1190, 5, 10)).toBe(2 * 138 + 10 + 60)
    expect(wallHeight(1190, 5, 11)).toBe(3 * 138 + 20 + 60)
    draw(logoWall, {
      props: { column: 5, data: Array.from({ length: 6 }, (_, index) => logo(String(index))) },
    })
    expect(screen.getByRole('list').parentElement?.style.height).toBe(`${2 * 138 + 10 + 60}px`)
  })

  it('renders one link per logo, in the chosen columns', () => {
    draw(logoWall, { props: { column: 4, data: [logo('1'), logo('2')] } })
    expect(screen.getByRole('link', { name: '品牌2' }).getAttribute('href')).toBe('/items?brand_id=2')
    expect(screen.getByRole('list').style.gridTemplateColumns).toContain('repeat(4')
  })

  it('W0004 the more link follows its switch', () => {
    draw(logoWall, { props: { data: [logo('1')], moreText: '全部品牌' } })
    expect(screen.queryByText('全部品牌')).toBeNull()
    cleanup()
    draw(logoWall, { props: { data: [logo('1')], moreText: '全部品牌', showMore: true } })
    expect(screen.getByText('全部品牌')).toBeTruthy()
  })

  it('does not render the logos again if another property changes', () => {
    let reads = 0
    const counted = logo('1')
    Object.defineProperty(counted.pathData, 'attribute_name', { enumerable: true, get: () => `${++reads}` })
    const data = [counted]
    const { rerender } = draw(logoWall, { props: { data, moreText: '更多', showMore: true } })
    const before = reads
    rerender(widgetView(logoWall, { props: { data, moreText: '更多品牌', showMore: true } }))
    expect(screen.getByText('更多品牌')).toBeTruthy()
    expect([before, reads]).toEqual([1, 1])
    rerender(widgetView(logoWall, { props: { data, column: 3, moreText: '更多品牌', showMore: true } }))
    expect(reads).toBe(2)
  })
})
