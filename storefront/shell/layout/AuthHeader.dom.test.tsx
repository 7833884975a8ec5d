import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LOGIN_PAGE } from '../routing/return-path'
import { drawSection } from '@tests/helpers/storefront-sections'
import { AuthHeader } from './AuthHeader'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const draw = (path: string, logo = '') =>
  drawSection(<AuthHeader shopName="禾岸生活" />, path, { [LOGIN_PAGE]: { data: { logo, background: '' } } })
const picture = () => document.querySelector('img')?.getAttribute('src')

test('the auth header shows the logo of this domain, or its fallback with the shop’s name', () => {
  draw('/auth/login')
  expect([picture(), screen.getByRole('link', { name: '禾岸生活' }).textContent]).toEqual([
    '/favicon.svg',
    '禾岸生活',
  ])
  cleanup()
  draw('/auth/login', '/media/logo.webp')
  expect(screen.getByRole('img', { name: '禾岸生活' }).getAttribute('src')).toBe('/media/logo.webp')
  fireEvent.error(screen.getByRole('img', { name: '禾岸生活' }))
  expect(picture()).toBe('/favicon.svg')
})

test('a logo that failed before anything ran gives way to its fallback too', () => {
  const image = HTMLImageElement.prototype
  vi.spyOn(image, 'complete', 'get').mockReturnValue(true)
  vi.spyOn(image, 'currentSrc', 'get').mockReturnValue('/media/gone.webp')
  draw('/auth/login', '/media/gone.webp')
  expect(picture()).toBe('/favicon.svg')
})

test.each([
  ['/auth/login?redirectUrl=%2Fcart', '免费注册', '/auth/reg?redirectUrl=%2Fcart'],
  ['/auth/reg', '现在登录', '/auth/login'],
])('at %s the auth header leads to %s', (path, name, href) => {
  draw(path)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
})
