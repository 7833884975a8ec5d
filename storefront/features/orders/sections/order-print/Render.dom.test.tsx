import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawSection } from '@tests/helpers/storefront-sections'
import { Render } from './Render'

afterEach(cleanup)

test('an order that could not be asked for keeps the page’s title, and the way back to it', () => {
  drawSection(<Render />, '/member/trade/26112232263331962/print', {
    order: { error: { status: 500, code: 0, message: '服务器错误' } },
  })
  screen.getByRole('heading', { name: '打印订单' })
  screen.getByText('服务器错误')
  screen.getByRole('button', { name: '重试' })
  const back = screen.getByRole('link', { name: '返回订单' })
  expect(back.getAttribute('href')).toBe('/member/trade/26112232263331962')
})
