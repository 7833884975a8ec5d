import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { draw } from '@tests/helpers/drawn-widgets'
import paragraphs from './index'

afterEach(cleanup)

describe('W0024', () => {
  it('splits paragraphs by line', () => {
    draw(paragraphs, { props: { text: '第一段\n\n  第二段 \r\n第三段' } })
    expect([...document.querySelectorAll('p')].map((p) => p.textContent)).toEqual([
      '第一段',
      '第二段',
      '第三段',
    ])
  })

  it('its height is the least: a longer text makes it grow', () => {
    expect(paragraphs.autoHeight).toBe(true)
    draw(paragraphs, { props: { text: '字' }, style: { height: 120 } })
    const { style } = screen.getByText('字').parentElement as HTMLElement
    expect([style.minHeight, style.height, style.overflow]).toEqual(['120px', '', ''])
  })

  it('an empty text has no paragraph', () => {
    draw(paragraphs, { props: { text: ' \n \r' } })
    expect(document.querySelector('p, ul')).toBeNull()
  })

  it('draws bold and coloured pieces, and lists', () => {
    draw(paragraphs, {
      props: { text: '[b]满[color=#e1251b]300[/color][/b]减\n[*] 包邮\n[*] 退换\n完\n[*] 另一张' },
    })
    const [bold, red] = document.querySelectorAll<HTMLElement>('p b')
    expect([bold?.textContent, red?.textContent, red?.style.color]).toEqual(['满', '300', 'rgb(225, 37, 27)'])
    const lists = [...document.querySelectorAll('ul')].map((list) =>
      [...list.children].map((entry) => entry.textContent),
    )
    expect(lists).toEqual([['包邮', '退换'], ['另一张']])
  })

  it('W0024 applies every setting', () => {
    const props = {
      text: '字',
      fontSize: 18,
      color: '#123456',
      textAlign: 'justify',
      fontWeight: 'bold',
      lineHeight: 2,
      textIndent: 2,
      paragraphGap: 12,
    }
    draw(paragraphs, { props })
    const { style } = screen.getByText('字').parentElement as HTMLElement
    expect([style.fontSize, style.color, style.textAlign, style.fontWeight]).toEqual([
      '18px',
      'rgb(18, 52, 86)',
      'justify',
      'bold',
    ])
    expect([style.lineHeight, style.textIndent, style.rowGap]).toEqual(['2', '2em', '12px'])
  })
})
