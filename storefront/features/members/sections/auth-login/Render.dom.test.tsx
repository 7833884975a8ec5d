import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '@storefront/shell/api/call'
import { drawSection } from '@tests/helpers/storefront-sections'
import { Render } from './Render'

// its picture is asked for at once
beforeEach(() => void vi.mocked(call).mockResolvedValue({ imageToken: 't', imageData: '' } as never))
afterEach(cleanup)

const waysOn = (viewport: 'pc' | 'h5', answers: object = {}) => {
  drawSection(<Render />, '/auth/login', { providers: { data: [] }, ...answers }, null, viewport)
  return screen.getAllByRole('tab').map((tab) => `${tab.textContent} ${tab.getAttribute('aria-selected')}`)
}

test('a phone is signed in by code first, a computer by password', () => {
  expect(waysOn('h5')).toEqual(['短信登录 true', '密码登录 false'])
  cleanup()
  expect(waysOn('pc')).toEqual(['密码登录 true', '短信登录 false'])
})

test('what was refused of a password is said beside it, on a phone too', () => {
  expect(waysOn('h5', { refused: { error: { status: 422, code: 0, message: '密码错误' } } })[0]).toBe(
    '密码登录 true',
  )
  screen.getByText('密码错误')
})

test('what a phone fills in by itself is named', () => {
  waysOn('h5')
  expect(screen.getByLabelText(/手机号码/).getAttribute('type')).toBe('tel')
  const code = screen.getByLabelText(/短信验证码/)
  expect([code.getAttribute('autocomplete'), code.getAttribute('inputmode')]).toEqual([
    'one-time-code',
    'numeric',
  ])
})
