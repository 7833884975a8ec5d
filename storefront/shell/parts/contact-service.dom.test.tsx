import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { ContactService } from './ContactService'

afterEach(cleanup)

const draw = (service_link: string, service_phone = '') => {
  render(
    <ContactService setting={{ service_link, service_phone }} about={{ order_id: '26/1', item_id: '102' }} />,
  )
  return screen.queryByRole('link', { name: '联系客服' })
}

describe('联系客服', () => {
  test('a link opens beside the page and names the order or the product', () => {
    const link = draw('https://kf.example/chat?o={order_id}&i={item_id}', '400-1')
    expect(link?.getAttribute('href')).toBe('https://kf.example/chat?o=26%2F1&i=102')
    expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ])
  })

  test.each([
    ['a telephone as the link', 'tel:400-000-0000', '', 'tel:400-000-0000'],
    ['the telephone where there is no link', '', '+8610', 'tel:+8610'],
    ['the telephone where the link is none', 'javascript:alert(1)', '400-1', 'tel:400-1'],
  ])('%s is dialled, in the same tab', (_what, link, phone, href) => {
    const drawn = draw(link, phone)
    expect([drawn?.getAttribute('href'), drawn?.hasAttribute('target')]).toEqual([href, false])
  })

  test('nothing is drawn where nothing is set, or could not be asked', () => {
    expect(draw('')).toBeNull()
    expect(draw('tel:x')).toBeNull()
    render(<ContactService setting={undefined} about={{}} />)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
