import type { BrowserContextOptions } from 'playwright'
import { describe, expect, test } from 'vitest'
import { inSoak, isSoak } from '@tests/helpers/soak'
import { ADDRESS } from '../helpers/belongings'
import { payingMembers } from './kit/paying-members'
import { PHONE } from './kit/touch'
import { violations } from './kit/violations'
import { useBrowser } from './kit/visit'

const { newBuyer, shop } = payingMembers(useBrowser())

async function richMember(point: number, device?: BrowserContextOptions) {
  const buyer = await newBuyer({ row: { point } }, device)
  await buyer.member.data('/member/address', { method: 'POST', body: ADDRESS })
  return buyer
}

describe('the points mall', () => {
  test('on a phone a product goes from the list to the exchange, for points alone', async () => {
    const { page, open, complaints } = await richMember(9000, PHONE)
    await open('/h5/pointitems')
    expect(await page.title()).toContain('积分商城')
    await page.getByText('9,000').first().waitFor()
    const few = page.getByRole('region', { name: '筛选' }).getByRole('link', { name: '0–5,000 积分' })
    await few.tap()
    await few.and(page.locator('[aria-current]')).waitFor()
    await page.getByRole('link', { name: '积分', exact: true }).tap()
    await page.getByRole('link', { name: '积分 ↑' }).waitFor()
    if (isSoak) expect(await violations(page)).toEqual([])
    await page.getByRole('list', { name: '商品', exact: true }).getByRole('link').last().tap()
    await page.waitForURL(/\/pointitems\/p\w+/)
    await page.getByRole('button', { name: '增加' }).tap()
    await page.getByRole('button', { name: '积分不足，还差 800 积分' }).waitFor()
    await page.getByRole('button', { name: '减少' }).tap()
    if (isSoak) expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: '立即兑换' }).tap()
    await page.getByText('4,100 积分').waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: '提交' }).tap()
    await page.waitForURL(/\/pointitems\/cashierpoint\?trade_id=/)
    await page.getByRole('heading', { name: '兑换成功' }).waitFor()
    await page.getByText('4,900 积分').waitFor()
    await page.getByRole('heading', { name: '猜你喜欢' }).waitFor()
    if (isSoak) expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  inSoak(() => {
    test('money in addition to points is paid at the cashier; back from there are the orders', async () => {
      const { page, open, complaints } = await richMember(9000)
      await open('/pointitems/p20101')
      await page.getByRole('button', { name: '立即兑换' }).click()
      await page.getByText('兑换后剩余').waitFor()
      await page.getByRole('button', { name: '提交' }).click()
      await page.waitForURL(/\/cashier\?trade_id=/)
      await page.getByText('2,950 积分').waitFor()
      await page.getByRole('button', { name: '立即支付' }).click()
      await page.getByRole('button', { name: '付款成功' }).click()
      await page.waitForURL(/\/finish\/success/)
      expect(complaints).toEqual([])
    })
  })

  inSoak(() => {
    test('a visitor is asked to sign in; an unknown product is the 404 page; an empty basket shows a message', async () => {
      const { page, open, context } = await newBuyer()
      await open('/pointitems/checkout')
      await page.getByText('没有要兑换的商品，请重新选择').waitFor()
      await open('/pointitems/cashierpoint')
      await page.getByText('没有找到这次兑换').waitFor()
      expect((await open('/pointitems/nothing')).status()).toBe(404)
      await context.clearCookies()
      await open('/pointitems/p20101')
      await page.getByRole('link', { name: '登录后查看我的积分' }).waitFor()
      await page.getByRole('button', { name: '立即兑换' }).click()
      await page.waitForURL(/\/auth\/login\?redirectUrl=%2Fpointitems%2Fp20101/)
      expect(page.url().startsWith(shop().url)).toBe(true)
    })
  })
})
