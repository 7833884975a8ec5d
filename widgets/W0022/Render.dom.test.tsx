import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { draw, liveCategory } from '@tests/helpers/drawn-widgets'
import navigation from './index'

const categoryData = [
  {
    category_id: '1',
    category_name: '服饰',
    image_url: '',
    children: [{ category_id: '11', category_name: '上衣', image_url: '', children: [] }],
  },
]

afterEach(cleanup)

describe('W0022', () => {
  it('W0022 main categories lead to ?main_category=', () => {
    draw(navigation, {
      props: { categoryData, hover: true },
      live: { category: { '1': liveCategory('1', '服饰') } },
    })
    expect(screen.getByRole('link', { name: '服饰' }).getAttribute('href')).toBe('/items?main_category=1')
  })

  it('hover off: the list opens on hover and focus', () => {
    draw(navigation, {
      props: { categoryData, hover: false },
      live: { category: { '1': liveCategory('1', '服饰') } },
    })
    const head = screen.getByRole('button', { name: '主类目' })
    expect(head.getAttribute('aria-expanded')).toBe('false')
    fireEvent.focus(head)
    expect(head.getAttribute('aria-expanded')).toBe('true')
  })
})
