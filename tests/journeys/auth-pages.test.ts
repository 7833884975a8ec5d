import { describe, expect, test } from 'vitest'
import { figure } from '@tests/helpers/soak'
import { ask } from './kit/ask'
import { signIn } from './kit/member'
import { violations } from './kit/violations'
import { complete, useBrowser, type Visit } from './kit/visit'

const visit = useBrowser()

async function check(at: Visit, title: string) {
  expect(await at.page.title()).toBe(`${title} – 禾岸生活`)
  expect(await at.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await violations(at.page, { within: 'html' })).toEqual([])
  expect(at.complaints).toEqual([])
}

describe('sign-in pages: title, clean console, no axe violations, no horizontal scrolling', () => {
  const forAll = [
    ['/auth/login', '登录'],
    ['/license?type=privacy', '隐私政策'],
    ['/auth/reg', '注册'],
    ['/auth/forget-password', '找回密码'],
    ['/auth/bind', '绑定账号'],
    ['/auth/wx-login', '扫码登录'],
    ['/auth/redirect', '第三方登录'],
    ['/staff/login', '员工登录'],
    ['/license', '会员注册协议'],
    ['/license/staff', '员工内购协议'],
  ] as const
  // routes.test.ts opens all of them, and member-routes.test.ts those for members
  test.each(forAll.slice(0, figure(0, forAll.length)))('%s', async (path, title) => {
    const at = await visit()
    await at.open(path)
    await check(at, title)
  })

  const forMembers = [
    ['/auth/profile', '完善资料'],
    ['/auth/bindphone', '绑定手机'],
    ['/auth/bindwechat', '绑定微信'],
  ] as const
  test.each(forMembers.slice(0, figure(0, forMembers.length)))(
    '%s, for members only',
    async (path, title) => {
      const at = await visit()
      await at.open(path)
      await at.page.waitForURL(/\/auth\/login\?redirectUrl=/)
      await signIn(at.page)
      await at.page.reload()
      await at.page.waitForURL(`**${path}`)
      await complete(at.page)
      await check(at, title)
    },
  )

  test('invalid form fields are linked to their messages', async () => {
    const at = await visit()
    await at.open('/auth/reg')
    await at.page.getByRole('button', { name: '注册' }).click()
    await at.page.getByText('请先阅读并同意协议').waitFor()
    expect(await violations(at.page, { within: 'html' })).toEqual([])
  })
})

describe('the auth layout', () => {
  test('shows the shop’s logo and a link to the other of the two pages, without the header of other pages', async () => {
    const { page, open } = await visit()
    await open('/auth/login?redirectUrl=%2Fcart')
    const banner = page.getByRole('banner')
    await banner.getByRole('link', { name: '禾岸生活' }).getByRole('img').waitFor()
    expect(await banner.innerText()).toMatch(/还没有账号 免费注册/)
    expect(await page.getByRole('navigation', { name: '主导航' }).count()).toBe(0)
    await banner.getByRole('link', { name: '免费注册' }).click()
    await banner.getByRole('link', { name: '现在登录' }).waitFor()
    expect(new URL(page.url()).search).toBe('?redirectUrl=%2Fcart')
  })

  test('the form is in the document, posts without script, and contains no personal data', async () => {
    const { status, text, headers } = await ask('/auth/login')
    expect([status, headers['set-cookie']]).toEqual([200, undefined])
    expect(text).toMatch(/<form[^>]* method="post"/)
    expect(text).toMatch(/name="username"[^>]*|autocomplete="current-password"/i)
    expect(text).toContain('<meta name="robots" content="noindex">')
  })
})
