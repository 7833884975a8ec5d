import { describe, expect, test } from 'vitest'
import { CHECKOUT, SHIRT, submit } from './kit/checkout'
import { PASSWORD, shoppersOfOneShop } from './kit/shopper'

const shopper = shoppersOfOneShop()

describe('storefront §5 what is typed or pasted into a form', () => {
  test('a new password of 24 characters stays whole and is refused under its field, never cut and saved', async () => {
    const { page, open, member } = await shopper()
    await open('/member/change-password')
    await page.getByLabel('原密码').fill(PASSWORD)
    const [first, again] = [page.locator('input[name=password]'), page.locator('input[name=again]')]
    for (const field of [first, again]) {
      await field.focus()
      await page.keyboard.insertText('Abcdefgh12345678Xyz98765')
    }
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByRole('alert').getByText('8-20位密码，必须为数字和字母混合').waitFor()
    expect(await again.inputValue()).toBe('Abcdefgh12345678Xyz98765')
    const answer = await member.ask('/login', {
      method: 'POST',
      body: { username: member.mobile, password: PASSWORD },
    })
    expect(answer.statusCode).toBe(200)
  })

  test('a number pasted with a space before it is the number', async () => {
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

  test('an order fetched at a shop without a name says so under the fields, each time it is sent', async () => {
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
