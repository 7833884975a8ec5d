import { newMember } from '../helpers/member'
import { hashPassword } from '@server/back-office/operators/passwords'
import { Throttle } from '@server/platform/throttle/throttle'
import type { BrowserContext, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import { CHECKOUT, quoted, SHIRT, submit } from './kit/checkout'
import { PASSWORD, shoppersOfOneShop } from './kit/shopper'

const shopper = shoppersOfOneShop()

describe('input and pasted text in forms', () => {
  inSoak(() => {
    test('a new password of 24 characters is kept and refused at its field, not truncated and saved', async () => {
      const { page, open, member } = await shopper()
      await open('/member/change-password')
      await page.locator('input[name=old_password]').fill(PASSWORD)
      const [first, again] = [page.locator('input[name=password]'), page.locator('input[name=again]')]
      for (const field of [first, again]) {
        await field.focus()
        await page.keyboard.insertText('Abcdefgh12345678Xyz98765')
      }
      await page.getByRole('button', { name: '保存' }).click()
      await page.getByRole('alert').getByText('8-20位密码，必须为数字和字母混合').waitFor()
      expect(await again.inputValue()).toBe('Abcdefgh12345678Xyz98765')
      const answer = await member.call('/login', {
        method: 'POST',
        body: { username: member.mobile, password: PASSWORD },
      })
      expect(answer.statusCode).toBe(200)
    })
  })

  test('a number pasted with a leading space is accepted', async () => {
    const { page, open, context } = await shopper()
    await context.clearCookies()
    await open('/auth/login')
    const field = page.locator('main input[name=username]').first()
    await field.focus()
    await page.keyboard.insertText('  13911112222 ')
    await page.locator('main input[name=password]').focus()
    expect(await field.inputValue()).toBe('13911112222')
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  inSoak(() => {
    test('a pickup order without a name shows the message at the fields, at each attempt', async () => {
      const { page, open, member } = await shopper()
      await member.data('/cart', {
        method: 'POST',
        body: { item_id: SHIRT, num: 1, shop_type: 'distributor', distributor_id: '0', cart_type: 'cart' },
      })
      await open(CHECKOUT)
      await page.getByRole('radio', { name: '到店自提' }).click()
      await page.getByRole('button', { name: '确定' }).click()
      const name = page.getByLabel('提货人姓名')
      await name.waitFor()
      // nothing is ordered while figures are being asked for
      await quoted(page)
      for (let time = 0; time < 2; time++) {
        await submit(page).click()
        await page.getByText('请填写提货人', { exact: true }).waitFor()
        await page.getByText('请填写手机号码').waitFor()
        await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name')
        expect(await name.evaluate((field) => field.getBoundingClientRect().top > 0)).toBe(true)
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      }
      await name.fill('李明')
      await page.getByText('请填写提货人', { exact: true }).waitFor({ state: 'detached' })
    })
  })
})

/** Delays the page's scripts, as a slow connection does, until the returned function is called. */
async function holdScripts(context: BrowserContext): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await context.route(/\/assets\/entry-client.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** The scripts were requested, and none has arrived. */
const asked = (page: Page) => page.waitForFunction(() => !document.querySelector('#scripts'))

describe('a page before its scripts run, or without them', () => {
  test('a login form submitted before signs in once they run', async () => {
    const { page, context, shop } = await shopper()
    await context.clearCookies()
    const { mobile } = await newMember(shop.app, { row: { password_hash: await hashPassword(PASSWORD) } })
    const release = await holdScripts(context)
    await page.goto(`${shop.url}/auth/login?redirectUrl=%2Fitems%2F104`, { waitUntil: 'commit' })
    await asked(page)
    await page.locator('main input[name=username]').fill(mobile)
    await page.locator('main input[name=password]').fill(PASSWORD)
    const button = page.getByRole('button', { name: '登录', exact: true })
    await button.click()
    expect(await button.getAttribute('aria-busy')).toBe('true')
    expect(new URL(page.url()).pathname).toBe('/auth/login')
    release()
    await page.waitForURL('**/items/104')
    await page.getByRole('button', { name: '退出' }).waitFor()
  })

  test('加入购物车 pressed before is executed once, when they run', async () => {
    const { page, context, shop } = await shopper()
    const release = await holdScripts(context)
    await page.goto(`${shop.url}/items/${SHIRT}`, { waitUntil: 'commit' })
    await asked(page)
    const add = page.getByRole('button', { name: '加入购物车', exact: true })
    await add.click()
    await add.click()
    release()
    await page.getByText('成功加入购物车').waitFor()
    await page.getByRole('button', { name: '购物车 共1件商品' }).waitFor()
  })

  test('without scripts the login form signs in and shows errors, and other forms say that they need scripts', async () => {
    const { context, shop } = await shopper()
    const { mobile } = await newMember(shop.app, { row: { password_hash: await hashPassword(PASSWORD) } })
    const browser = context.browser()
    if (!browser) throw new Error('Expected the context to have a browser')
    const still = await browser.newContext({ javaScriptEnabled: false, locale: 'zh-CN' })
    const page = await still.newPage()
    await page.goto(`${shop.url}/auth/login?redirectUrl=%2Fmember%2Ftrade`)
    expect(await page.locator('noscript').textContent()).toContain('浏览器没有启用 JavaScript')
    const signIn = async (password: string) => {
      await page.locator('main input[name=username]').fill(mobile)
      await page.locator('main input[name=password]').fill(password)
      await page.getByRole('button', { name: '登录', exact: true }).click()
    }
    await signIn('wrong12345')
    await page.getByRole('alert').getByText('用户名或密码错误').waitFor()
    // instead of waiting for the delay after a failure
    await new Throttle(shop.app.db, shop.app.config.limits).clear('1', 'wait', mobile, '127.0.0.1')
    await signIn(PASSWORD)
    await page.waitForURL('**/member/trade')
    await still.clearCookies()
    await page.goto(`${shop.url}/auth/reg`)
    expect(await page.getByRole('button', { name: '注册', exact: true }).isDisabled()).toBe(true)
    await still.close()
  })
})
