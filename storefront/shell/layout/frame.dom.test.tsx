import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Shop } from '@engine'
import { logOut } from '../session/session'
import { LOGIN_PAGE } from '../routing/return-path'
import { drawSection } from '@tests/helpers/storefront-sections'
import { AuthStage } from './AuthStage'
import { ErrorPage } from './ErrorPage'
import { TopBar } from './TopBar'

afterEach(cleanup)

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

describe('the top bar', () => {
  const draw = (user: Shop['user']) => drawSection(<TopBar />, '/items?page=2', {}, user)
  const everybody = [
    ['我的购物车', '/cart'],
    ['我的订单', '/member/trade'],
    ['会员中心', '/member/user-info'],
  ]

  test('a visitor has links home, to login, to register, and to cart, orders, member centre', () => {
    draw(null)
    expect(links()).toEqual([
      ['首页', '/'],
      ['请登录', '/auth/login?redirectUrl=%2Fitems%3Fpage%3D2'],
      ['注册', '/auth/reg?redirectUrl=%2Fitems%3Fpage%3D2'],
      ...everybody,
    ])
  })

  test('a member is greeted with the mobile number and can log out', async () => {
    vi.mocked(logOut).mockResolvedValue()
    draw({ mobile: '138****0001' })
    expect(screen.getByText('你好，138****0001')).toBeTruthy()
    expect(links()).toEqual([['首页', '/'], ['消息中心', '/member/messages'], ...everybody])
    fireEvent.click(screen.getByRole('button', { name: '退出' }))
    await waitFor(() => expect(logOut).toHaveBeenCalledTimes(1))
  })
})

describe('the auth layout’s background', () => {
  const picture = (background: string) => {
    const answers = { [LOGIN_PAGE]: { data: { logo: '', background } } }
    const { container } = drawSection(<AuthStage title="登录">表单</AuthStage>, '/auth/login', answers)
    return container.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--picture')
  }

  test('is the picture of this domain, or none over the fallback that lies below', () => {
    expect(picture('/media/street.webp')).toBe('url("/media/street.webp")')
    cleanup()
    expect(picture('')).toBe('none')
  })
})

describe('what is no page', () => {
  test.each([
    [404, '抱歉！您所访问的页面不存在！'],
    [500, '抱歉！应用程序错误异常！'],
    [503, '抱歉！应用程序错误异常！'],
  ])('%i says so under %s, with a link home', (status, text) => {
    drawSection(<ErrorPage status={status} />, '/nowhere')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text)
    expect(links()).toEqual([['点击返回首页。', '/']])
  })
})
