import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { Aftersale } from '@schemas/generated/api'
import { member_coupon } from '@server/db/schema'
import { inTransaction } from '@server/db/transaction'
import { grantPoints } from '@server/members/points/service'
import { aftersaleKit } from '../helpers/aftersales'
import { buy, buyAndPay } from '../helpers/checkout'
import { png } from '../helpers/pictures'
import { inSoak } from '../helpers/soak'
import { SHIRT } from './kit/checkout'
import { shoppersOfOneShop, type Shopper } from './kit/shopper'
import { adminBeside, moneyOf, strike } from './kit/sale'
import { PHONE } from './kit/touch'
import { violations } from './kit/violations'

const newShopper = shoppersOfOneShop()

const HOUR = 3_600_000
const later = (hours: number) => new Date(Date.now() + hours * HOUR)
const yuan = (cents: number) => `¥${(cents / 100).toFixed(2)}`
const applyTo = (order_id: string) => `/member/aftersales/apply-refund?order_id=${order_id}`

/** A paid order of shirts. */
async function bought({ shop, member }: Shopper, num = 1, body: Record<string, unknown> = {}) {
  const { order_id } = await buyAndPay({ db: shop.app.db, member }, [{ item_id: SHIRT, num }], body)
  return order_id
}

async function shipped(shopper: Shopper, num = 1, body: Record<string, unknown> = {}) {
  const order_id = await bought(shopper, num, body)
  await aftersaleKit(shopper.shop.app).shipped(order_id)
  return order_id
}

/** Submits the application form. @returns its number */
async function applied(page: Page, button = '提交申请'): Promise<string> {
  await page.getByRole('button', { name: button }).click()
  await page.waitForURL(/\/member\/aftersales\/\d+$/)
  await page.getByRole('heading', { name: '售后详情', level: 2 }).waitFor()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

const amount = (page: Page) => page.getByLabel('退款金额')
/** Waits for the computed refund. */
const quoted = (page: Page, most: string) => page.getByText(`最多可退 ${most}`).waitFor()
const sheetOf = ({ member }: Shopper, aftersales_bn: string) =>
  member.data<Aftersale>(`/aftersales/info?aftersales_bn=${aftersales_bn}`)
const proof = async () => ({ name: 'proof.png', mimeType: 'image/png', buffer: await png(90, 60) })
const uploaded = (page: Page) => page.getByRole('img', { name: '第 1 张图片' }).waitFor()
async function upload(page: Page) {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await proof())
  await uploaded(page)
}
/** Opens the camera of a phone and takes a picture. */
async function photograph(page: Page) {
  const [camera] = await Promise.all([page.waitForEvent('filechooser'), page.getByText('拍照').tap()])
  expect(await camera.element().getAttribute('capture')).toBe('environment')
  await camera.setFiles(await proof())
  await uploaded(page)
}

describe('after-sales, with a member and an operator in two browsers', () => {
  test('order → shipped → received → reviewed with a picture → reply, which the product page shows', async () => {
    const shopper = await newShopper()
    const { page, open, shop, complaints } = shopper
    const admin = await adminBeside(shopper)
    const order_id = await bought(shopper)
    await admin.item('order', order_id)
    await admin.act('发货', (form) => admin.courier(form))

    await open('/member/trade')
    await page.getByRole('button', { name: '确认收货' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await page.getByRole('link', { name: '评价', exact: true }).click()
    await page.getByRole('heading', { name: '评价订单', level: 2 }).waitFor()
    await page.getByRole('radio', { name: '4星' }).check()
    await page.getByLabel('评价内容').fill(`领口很挺 ${order_id}`)
    await upload(page)
    await page.getByRole('button', { name: '提交评价' }).click()
    await page.getByText('该订单的商品都已评价').waitFor()

    await admin.pick('review', order_id)
    await admin.act('回复评价', (form) => form.getByLabel('回复').fill('谢谢喜欢'))

    await page.getByRole('link', { name: '在商品页查看' }).click()
    const review = page.getByRole('listitem').filter({ hasText: `领口很挺 ${order_id}` })
    await review.getByText('商家回复：谢谢喜欢').waitFor()
    await review.getByRole('button', { name: '查看第 1 张图片' }).click()
    await page.getByRole('dialog').getByRole('img', { name: '查看图片' }).waitFor()
    const { status, total_fee, paid, refunded_fee } = await moneyOf(shop, order_id)
    expect([status, paid, refunded_fee]).toEqual(['DONE', total_fee, 0])
    expect(complaints).toEqual([])
  })

  inSoak(() => {
    test('on a phone: an order that was not shipped is refunded completely, with a photo and with its freight', async () => {
      const shopper = await newShopper(PHONE)
      const { page, open, shop, complaints } = shopper
      const admin = await adminBeside(shopper)
      const order_id = await bought(shopper)
      const { total_fee } = await moneyOf(shop, order_id)
      await open('/h5/member/trade')
      await page.getByRole('link', { name: '申请售后' }).tap()
      await quoted(page, yuan(total_fee))
      // nothing was shipped that could be returned
      expect(await page.getByRole('group', { name: '售后类型' }).getByRole('radio').count()).toBe(1)
      await page.getByLabel('申请原因').selectOption('不想要了')
      await photograph(page)
      const aftersales_bn = await applied(page)
      await page.getByText('系统将自动同意').waitFor()
      expect(await violations(page)).toEqual([])

      await admin.item('aftersale', aftersales_bn)
      await admin.act('处理售后')
      await strike(shop, 'send-refunds')
      await page.reload()
      await page.getByText('原路退回 · 已退款').waitFor()
      const told = await page.getByRole('region', { name: '退款信息' }).innerText()
      expect(told.replaceAll('\n', '')).toContain(yuan(total_fee))
      expect(await moneyOf(shop, order_id)).toMatchObject({
        status: 'REFUND_SUCCESS',
        refunded_fee: total_fee,
        paid_out: total_fee,
      })
      expect(complaints).toEqual([])
    })
  })

  inSoak(() => {
    test('two of three pieces are refunded to the cent, in an order with a coupon and points', async () => {
      const shopper = await newShopper()
      const { page, open, shop, member, complaints } = shopper
      const admin = await adminBeside(shopper)
      const { user_id } = member
      const span = { begin_date: new Date('2026-01-01'), end_date: new Date('2035-01-01') }
      const code = `c-${user_id}`
      await shop.app.db
        .insert(member_coupon)
        .values({ company_id: '1', user_id, code, card_id: '2', ...span })
      const gift = { company_id: '1', user_id, journal_type: 12, point_desc: '', cause: 'test', point: 1_000 }
      await inTransaction(shop.app.db, (tx) => grantPoints(tx, gift))
      const order_id = await shipped(shopper, 3, { platform_coupon: code, point_use: 1_000 })
      const before = await moneyOf(shop, order_id)
      expect([before.point_use, before.point]).toEqual([1_000, 0])
      const [line] = await aftersaleKit(shop.app).lines(order_id)
      const [fee, points] = [line?.total_fee ?? 0, line?.share_points ?? 0]
      expect(line?.discount_fee).toBeGreaterThan(0)
      const back = { fee: Math.floor((fee * 2) / 3), points: Math.floor((points * 2) / 3) }

      await open(applyTo(order_id))
      await page.getByRole('radio', { name: '退货退款' }).check()
      await quoted(page, yuan(fee))
      await page.getByRole('button', { name: '减少' }).click()
      await quoted(page, `${yuan(back.fee)}，另退还 ${back.points} 积分`)
      expect(await amount(page).inputValue()).toBe((back.fee / 100).toFixed(2))
      await page.getByLabel('申请原因').selectOption('物流破损')
      await page.getByLabel('补充说明').fill('有两件破损')
      await upload(page)
      expect(await violations(page)).toEqual([])
      const aftersales_bn = await applied(page)

      await admin.item('aftersale', aftersales_bn)
      await admin.act('处理售后')
      await page.reload()
      await page.getByLabel('快递公司').selectOption('顺丰速运')
      await page.getByLabel('快递单号').fill('SF9876543210')
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: '确定' }).click()
      await page.getByText('顺丰速运 SF9876543210').waitFor()
      await admin.item('aftersale', aftersales_bn)
      await admin.act('确认收到退货')
      await admin.act('退款')
      await strike(shop, 'send-refunds')

      await page.reload()
      await page.getByText('原路退回 · 已退款').waitFor()
      const told = (await page.getByRole('region', { name: '退款信息' }).innerText()).replaceAll('\n', '')
      expect(told).toContain(yuan(back.fee))
      expect(told).toContain(`${back.points} 积分`)
      expect(await moneyOf(shop, order_id)).toMatchObject({
        refunded_fee: back.fee,
        refunded_point: back.points,
        paid_out: back.fee,
        point: back.points,
        paid: before.total_fee,
      })
      expect(complaints).toEqual([])
    })
  })

  inSoak(() => {
    test('an application is edited, refused, submitted again with its previous content, and approved', async () => {
      const shopper = await newShopper()
      const { page, open, shop, complaintsBut } = shopper
      const admin = await adminBeside(shopper)
      const order_id = await shipped(shopper, 2)
      const { total_fee } = await moneyOf(shop, order_id)
      await open(applyTo(order_id))
      await quoted(page, yuan(total_fee))
      await page.getByLabel('申请原因').selectOption('质量问题')
      const first = await applied(page)
      await page.getByRole('link', { name: '修改申请' }).click()
      await quoted(page, yuan(total_fee))
      await amount(page).fill('20.5')
      await page.getByLabel('补充说明').fill('只退差价')
      expect(await applied(page, '保存修改')).toBe(first)
      expect((await sheetOf(shopper, first)).refund_fee).toBe(2_050)

      await admin.item('aftersale', first)
      await admin.act('处理售后', async (form) => {
        await form.getByRole('switch', { name: '同意' }).click()
        await form.getByLabel('拒绝原因').fill('请提供照片')
      })
      await page.reload()
      await page.getByText('驳回原因：请提供照片').waitFor()
      await page.getByRole('link', { name: '重新申请' }).click()
      await page.getByText(first).waitFor()
      await expect.poll(() => amount(page).inputValue()).toBe('20.50')
      expect(await page.getByLabel('补充说明').inputValue()).toBe('只退差价')
      await upload(page)
      const second = await applied(page)
      expect(second).not.toBe(first)
      await admin.item('aftersale', second)
      await admin.text('只退差价').waitFor()
      await admin.act('处理售后')
      await strike(shop, 'send-refunds')
      await page.reload()
      await page.getByText('退款完成').first().waitFor()
      expect(await moneyOf(shop, order_id)).toMatchObject({ refunded_fee: 2_050, paid_out: 2_050, total_fee })

      await open(`/member/aftersales?order_id=${order_id}`)
      const sheets = page.getByRole('list', { name: '售后订单' }).getByRole('article')
      expect(await sheets.count()).toBe(2)
      await page.getByRole('link', { name: '已驳回' }).click()
      await expect.poll(() => sheets.count()).toBe(1)

      // of this member only
      const stranger = await newShopper()
      for (const path of [
        `/member/aftersales/${first}`,
        `/member/aftersales/apply-refund?aftersales_bn=${first}`,
        applyTo(order_id),
        `/member/trade/rate?order_id=${order_id}`,
      ])
        expect([path, (await stranger.open(path)).status()]).toEqual([path, 404])
      await stranger.open(`/member/aftersales?keywords=${first}`)
      await stranger.page.getByText('没有符合条件的售后单').waitFor()
      expect(stranger.complaintsBut(404)).toEqual([])
      expect(complaintsBut()).toEqual([])
    })
  })

  inSoak(() => {
    test('jobs cancel unpaid orders, confirm receipt of shipped ones, and approve unanswered applications', async () => {
      const shopper = await newShopper()
      const { page, open, shop, member, complaints } = shopper
      const unpaid = await buy({ db: shop.app.db, member }, [{ item_id: SHIRT }])
      await strike(shop, 'expire-orders', later(0.6))
      await open(`/member/trade/${unpaid.order_id}`)
      await page.getByText('已取消').first().waitFor()
      expect(await moneyOf(shop, unpaid.order_id)).toMatchObject({ status: 'CANCEL', paid: 0 })

      const sent = await shipped(shopper)
      await strike(shop, 'receive-orders', later(10 * 24 + 1))
      await open(`/member/trade/${sent}`)
      await page.getByText('已完成').first().waitFor()
      const done = await moneyOf(shop, sent)
      expect([done.status, done.paid]).toEqual(['DONE', done.total_fee])

      const asked = await bought(shopper)
      const { aftersales_bn } = await aftersaleKit(shop.app).applied(member, asked)
      await strike(shop, 'settle-aftersales', later(49))
      await strike(shop, 'send-refunds', later(49))
      await open(`/member/aftersales/${aftersales_bn}`)
      await page.getByText('退款完成').first().waitFor()
      const money = await moneyOf(shop, asked)
      expect([money.refunded_fee, money.paid_out]).toEqual([money.total_fee, money.total_fee])
      expect(complaints).toEqual([])
    })
  })

  // the shopper's side is tested in pay.test.ts, the operator's with another worklist in designer/selling.test.ts
  inSoak(() => {
    test('a bank transfer is refused, corrected and approved', async () => {
      const shopper = await newShopper()
      const { page, open, shop, member, complaintsBut } = shopper
      const admin = await adminBeside(shopper)
      const { order_id, trade_id, total_fee } = await buy({ db: shop.app.db, member }, [{ item_id: SHIRT }])
      await open(`/cashier/offline-pay?trade_id=${trade_id}`)
      await upload(page)
      await page.getByLabel('付款户名').fill('李明')
      await page.getByRole('button', { name: '提交凭证' }).click()
      await page.getByRole('heading', { name: '转账凭证待审核' }).waitFor()
      expect((await moneyOf(shop, order_id)).paid).toBe(0)

      await admin.item('voucher', trade_id)
      await admin.act('审核付款凭证', async (form) => {
        await form.getByRole('switch', { name: '已到账' }).click()
        await form.getByLabel('说明').fill('未查到入账')
      })
      await open(`/finish?trade_id=${trade_id}`)
      await page.getByText('审核意见：未查到入账').waitFor()
      await page.getByRole('link', { name: '修改凭证' }).click()
      await page.getByLabel('流水号').fill('20261121001')
      await page.getByRole('button', { name: '保存修改' }).click()
      await page.getByRole('heading', { name: '转账凭证待审核' }).waitFor()
      await admin.item('voucher', trade_id)
      await admin.text('20261121001').waitFor()
      await admin.act('审核付款凭证')
      await open(`/member/trade/${order_id}`)
      await page.getByText('待发货').first().waitFor()
      expect(await moneyOf(shop, order_id)).toMatchObject({ status: 'PAYED', paid: total_fee, total_fee })
      expect(complaintsBut()).toEqual([])
    })
  })
})
