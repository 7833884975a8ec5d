import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { inSoak, isSoak } from '@tests/helpers/soak'
import type { PaymentStarted } from '@schemas/generated/api'
import { inTransaction } from '@server/db/transaction'
import { decideVoucher } from '@server/payments/transfers/service'
import { WAYS } from '@storefront/features/payments/ways'
import { png } from '../helpers/pictures'
import { payingMembers } from './kit/paying-members'
import { violations } from './kit/violations'
import { useBrowser } from './kit/visit'

const { shop, wechat, withAccounts, newBuyer } = payingMembers(useBrowser())

const ended = (page: Page, end: string) => page.waitForURL(new RegExp(`/finish/${end}\\?trade_id=`))

describe('the cashier', () => {
  test('a test payment fails, is retried with the keyboard alone, and succeeds', async () => {
    const { page, open, order, complaints } = await newBuyer()
    const { trade_id } = await order()
    await open(`/cashier/index-copy?trade_id=${trade_id}`)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/cashier?trade_id=${trade_id}`)
    expect(await page.title()).toContain('收银台')
    await page.getByText(/^00:(30:00|29:5\d)$/).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('radio', { name: '测试支付' }).check()
    await page.getByRole('button', { name: '立即支付' }).click()
    await page.waitForURL(`**/cashier/test-pay?trade_id=${trade_id}`)
    await page.getByRole('button', { name: '付款失败' }).click()
    await ended(page, 'fail')
    const again = page.getByRole('link', { name: '重新付款' })
    await again.waitFor()
    await page.getByRole('heading', { name: '付款失败，点击重新付款。', level: 2 }).waitFor()
    if (isSoak) expect(await violations(page)).toEqual([])
    await again.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/cashier?trade_id=${trade_id}`)
    await page.getByRole('radio', { name: '银行转账' }).focus()
    await page.keyboard.press('ArrowUp')
    expect(await page.getByRole('radio', { name: '测试支付' }).isChecked()).toBe(true)
    await page.keyboard.press('Enter')
    const succeeds = page.getByRole('button', { name: '付款成功' })
    await succeeds.focus()
    await page.keyboard.press('Enter')
    await ended(page, 'success')
    await page.getByRole('heading', { name: '支付成功', level: 2 }).waitFor()
    await page.getByRole('heading', { name: '推荐商品' }).waitFor()
    await page.waitForFunction(() => document.title.startsWith('支付成功 – '))
    if (isSoak) expect(await violations(page)).toEqual([])
    // a paid trade is redirected
    await open(`/cashier?order_id=${trade_id}`)
    await page.getByText('订单已支付').waitFor()
    await open(`/finish/fail?trade_id=${trade_id}`)
    await ended(page, 'success')
    expect(complaints).toEqual([])
  })

  inSoak(() => {
    test('every sub-page can be opened, and reports plainly what is not configured', async () => {
      await withAccounts(false)
      const { page, open, order, complaints } = await newBuyer()
      const { trade_id } = await order()
      for (const { segment, name, kind } of WAYS) {
        expect((await open(`/cashier/${segment}?trade_id=${trade_id}`)).status()).toBe(200)
        await page.getByRole('heading', { level: 2, name }).waitFor()
        if (kind === 'test' || kind === 'transfer') continue
        await page.getByText(`本店暂未开通${name}，请选择其他支付方式`).waitFor()
      }
      expect(await violations(page)).toEqual([])
      expect(complaints).toEqual([])
      expect((await open(`/cashier/nothing?trade_id=${trade_id}`)).status()).toBe(404)
    })
  })

  test('a QR code of WeChat’s is drawn by the server, can be refreshed, and the page notices the payment', async () => {
    await withAccounts(true)
    const { page, open, order, complaints } = await newBuyer()
    const { trade_id, total_fee } = await order()
    await open(`/cashier?trade_id=${trade_id}`)
    await page.getByRole('radio', { name: '微信支付' }).check()
    const started = page.waitForResponse((response) => new URL(response.url()).pathname.endsWith('/payment'))
    await page.getByRole('button', { name: '立即支付' }).click()
    const { data } = (await (await started).json()) as { data: PaymentStarted }
    const code = page.getByRole('img', { name: '付款二维码' })
    expect(await code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360)
    await page.getByRole('button', { name: '刷新二维码' }).click()
    await code.waitFor()
    expect(await violations(page)).toEqual([])
    wechat().paid(data.payment_id, total_fee)
    await ended(page, 'success')
    await page.getByText('支付成功').first().waitFor()
    expect(complaints).toEqual([])
  })

  inSoak(() => {
    test('Alipay and WeChat’s H5 are links to their own pages; JSAPI is available in WeChat only', async () => {
      await withAccounts(true)
      const { page, open, order, complaints } = await newBuyer()
      const { trade_id } = await order()
      await open(`/cashier/alipay?trade_id=${trade_id}`)
      const link = page.getByRole('link', { name: '前往支付宝付款' })
      expect(await link.getAttribute('href')).toMatch(
        /^http:\/\/127\.0\.0\.1:\d+\/.*alipay\.trade\.page\.pay/,
      )
      await open(`/cashier/mobile-alipay?trade_id=${trade_id}`)
      expect(await link.getAttribute('href')).toMatch(/alipay\.trade\.wap\.pay/)
      await open(`/cashier/wechat-h5?trade_id=${trade_id}`)
      const h5 = page.getByRole('link', { name: '打开微信付款' })
      expect(await h5.getAttribute('href')).toMatch(
        new RegExp(
          `^https://wx\\.tenpay\\.com/stub\\?redirect_url=http.+%2Ffinish%3Ftrade_id%3D${trade_id}$`,
        ),
      )
      await open(`/cashier/wechat-jsapi?trade_id=${trade_id}`)
      await page.getByText('请在微信中打开本页面付款').waitFor()
      // not paid yet, so it asks
      await open(`/finish?trade_id=${trade_id}`)
      await page.getByText('请稍后，正在查询支付结果...', { exact: true }).waitFor()
      expect(await violations(page)).toEqual([])
      await open(`/finish/result?trade_id=${trade_id}`)
      await page.getByRole('heading', { name: '暂未收到支付结果' }).waitFor()
      expect(complaints).toEqual([])
    })
  })

  inSoak(() => {
    test('a bank transfer: its voucher is uploaded, refused, replaced and approved', async () => {
      const { page, open, order, complaints } = await newBuyer()
      const { trade_id } = await order()
      await open(`/cashier/offline-pay?trade_id=${trade_id}`)
      // the ordinary deadline: a transfer has more time only once its voucher exists
      await page.getByText(/^(00:)?(30:00|29:5\d)$/).waitFor()
      const send = page.getByRole('button', { name: '提交凭证' })
      await send.click()
      await page.getByText('请上传转账凭证').waitFor()
      const buffer = await png(60, 40)
      // the other one takes a photo on a phone
      const file = page.locator('input[type=file]:not([capture])')
      await file.setInputFiles({ name: 'proof.txt', mimeType: 'text/plain', buffer })
      await page.getByText('上传图片只能是 JPG 或者 PNG 格式!').waitFor()
      await file.setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer })
      await page.getByRole('img', { name: '第 1 张图片' }).waitFor()
      // it is private: the browser shows it by the session
      await page.waitForFunction(() =>
        [...document.images].some(
          ({ src, naturalWidth }) => src.includes('/espier/pictures/') && naturalWidth > 0,
        ),
      )
      await page.getByLabel('流水号').fill('20261121')
      expect(await violations(page)).toEqual([])
      await send.click()
      await ended(page, 'result')
      await page.getByRole('heading', { name: '转账凭证待审核' }).waitFor()
      expect(await violations(page)).toEqual([])
      const decide = (approve: boolean) =>
        inTransaction(shop().database.db, (tx) =>
          decideVoucher(
            tx,
            '1',
            { trade_id, approve, remark: '金额不符', operator_name: '店主' },
            new Date(),
          ),
        )
      await decide(false)
      const turned = page.waitForResponse(/page-data\?path=%2Ffinish%2Fresult/)
      await open(`/finish?trade_id=${trade_id}`)
      await turned
      await page.getByText('审核意见：金额不符').waitFor()
      await page.getByRole('link', { name: '修改凭证' }).click()
      expect(await page.getByLabel('流水号').inputValue()).toBe('20261121')
      await page.getByRole('button', { name: '保存修改' }).click()
      await page.getByRole('heading', { name: '转账凭证待审核' }).waitFor()
      await decide(true)
      await open(`/finish/result?trade_id=${trade_id}`)
      await ended(page, 'success')
      expect(complaints).toEqual([])
    })
  })

  test('the time expires while the page is open; a closed trade is redirected', async () => {
    const { page, open, order, complaints } = await newBuyer()
    const { trade_id } = await order()
    const setEnd = (sql: string) => shop().database.pool.query(sql, [trade_id])
    await setEnd(`update trade set expires = now() + interval '3 seconds' where trade_id = $1`)
    await open(`/cashier?trade_id=${trade_id}`)
    await page.getByText('支付时间已过，订单将自动取消').waitFor()
    expect(await page.getByRole('button', { name: '立即支付' }).isDisabled()).toBe(true)
    await setEnd(`update trade set state = 'CLOSED' where trade_id = $1`)
    await page.reload()
    await page.getByText('订单已取消，无需付款').waitFor()
    if (isSoak) expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  inSoak(() => {
    test('a trade that an operator made free is confirmed without a payment method', async () => {
      const { page, open, order, complaints } = await newBuyer()
      const { trade_id } = await order()
      await shop().database.pool.query(`update trade set total_fee = 0 where trade_id = $1`, [trade_id])
      await open(`/cashier?trade_id=${trade_id}`)
      await page.getByRole('button', { name: '确认订单' }).click()
      await ended(page, 'success')
      expect(complaints).toEqual([])
    })
  })

  test('another member’s trade is the 404 page, and a visitor signs in first', async () => {
    const { order } = await newBuyer()
    const { trade_id, order_id } = await order()
    const { page, context, open, read } = await newBuyer()
    for (const path of ['/cashier', '/cashier/test-pay', '/finish', '/finish/success'])
      for (const query of [`trade_id=${trade_id}`, `order_id=${order_id}`])
        expect([path, (await read(`${path}?${query}`)).status()]).toEqual([path, 404])
    await open('/cashier')
    await page.getByText('没有找到要付款的订单').waitFor()
    await context.clearCookies()
    await page.goto(`${shop().url}/cashier?trade_id=${trade_id}`)
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(`/cashier?trade_id=${trade_id}`)
  })
})
