import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fillPage, FORMAT_VERSION } from '@schemas'
import { drawSection } from '@tests/helpers/storefront-sections'
import { BRAND, brandOf } from './brand'
import { CheckoutHead } from './CheckoutHead'

afterEach(cleanup)

const steps = () =>
  within(screen.getByRole('list', { name: '购物流程' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\d/, ''))

test('the steps of a purchase, of which the current one is marked, with the way back to the cart', () => {
  drawSection(<CheckoutHead title="确认订单" at="confirm" />, '/cart/checkout')
  expect(steps()).toEqual(['购物车', '确认订单', '付款'])
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('确认订单')
  expect(screen.getByRole('link', { name: '购物车' }).getAttribute('href')).toBe('/cart')
  screen.getByRole('heading', { name: '确认订单' })
  cleanup()
  drawSection(<CheckoutHead title="收银台" at="pay" />, '/cashier')
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('付款')
  expect(screen.queryByRole('link', { name: '购物车' })).toBeNull()
})

test('of what is paid every step is done, and none is the current one', () => {
  drawSection(<CheckoutHead title="支付结果" at="done" />, '/finish/success')
  expect(document.querySelectorAll('[data-done]')).toHaveLength(3)
  expect(document.querySelector('[aria-current=step]')).toBeNull()
})

test('the sign is the header’s picture that leads home, else the shop’s name', () => {
  const picture = (url: string, imgUrl: string) => ({
    type: 'W0003',
    v: 1,
    parent: null,
    order: url,
    props: { imgUrl, data: [{ leftPer: 0, topPer: 0, widthPer: 1, heightPer: 1, pathData: { url } }] },
    style: {},
  })
  const header = fillPage({
    formatVersion: FORMAT_VERSION,
    platform: 'pc',
    page: { v: 1, props: {} },
    widgets: { a: picture('/items', '/media/a.webp'), b: picture('/', '/media/logo.webp') },
  })
  expect(brandOf('禾岸', header)).toEqual({ name: '禾岸', logo: '/media/logo.webp' })
  expect(brandOf('禾岸', null)).toEqual({ name: '禾岸', logo: '' })
  drawSection(<CheckoutHead title="收银台" at="pay" />, '/cashier', {
    [BRAND]: { data: brandOf('禾岸', header) },
  })
  expect(screen.getByRole('link', { name: '禾岸' }).querySelector('img')?.getAttribute('src')).toBe(
    '/media/logo.webp',
  )
})
