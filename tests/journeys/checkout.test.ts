import { describe, expect, test } from 'vitest'
import { inSoak, isSoak } from '@tests/helpers/soak'
import type { MemberAddressListAnswer } from '@schemas/generated/api'
import { coupon, member_coupon } from '@server/db/schema'
import { inTransaction } from '@server/db/transaction'
import { grantPoints } from '@server/members/points/service'
import { fillCart } from '../helpers/cart'
import { expectAccessible } from './designer/kit/axe'
import { ADDRESS, address, atCashier, CHECKOUT, DEAR, ordered, quoted, submit, total } from './kit/checkout'
import { shoppersOfOneShop, tabTo } from './kit/shopper'
import { PHONE } from './kit/touch'

const shopper = shoppersOfOneShop()

describe('the checkout', () => {
  test('cart → checkout → address, coupon, points, invoice, remark → order; back leads to the orders', async () => {
    const one = await shopper()
    const { page, open, member, shop, complaintsBut } = one
    const { user_id } = member
    const { db } = shop.app
    await fillCart(db, user_id, [{ item_id: DEAR }])
    const span = { begin_date: new Date('2026-01-01'), end_date: new Date('2035-01-01') }
    await db.insert(member_coupon).values([
      { company_id: '1', user_id, code: `a-${user_id}`, card_id: '1', ...span },
      { company_id: '1', user_id, code: `b-${user_id}`, card_id: '2', ...span },
    ])
    const gift = { company_id: '1', user_id, journal_type: 12, point_desc: '', cause: 'test', point: 1_000 }
    await inTransaction(db, (tx) => grantPoints(tx, gift))

    await open(CHECKOUT)
    expect(await page.title()).toContain('订单信息')
    await quoted(page)
    await submit(page).click()
    await page.getByText('请先选择收货地址').waitFor()
    await page.getByRole('button', { name: '新增收货地址' }).click()
    const form = page.getByRole('dialog', { name: '新增收货地址' })
    await form.getByLabel('粘贴地址').fill(ADDRESS)
    await form.getByRole('button', { name: '识别' }).click()
    await expectAccessible(page, 'address form')
    await form.getByRole('button', { name: '保存' }).click()
    await form.waitFor({ state: 'detached' })
    await page.getByText(/寄送至：广东省深圳市南山区科技园1号/).waitFor()

    expect(await total(page)).toContain('319')
    await page.getByRole('button', { name: '选择优惠券 平台优惠券' }).click()
    const coupons = page.getByRole('dialog', { name: '平台优惠券' })
    await coupons.getByRole('radio', { name: '不使用优惠券' }).check()
    await coupons.getByRole('button', { name: '确定' }).click()
    await expect.poll(() => total(page)).toContain('349')
    await page.getByRole('button', { name: '选择优惠券 平台优惠券' }).click()
    await coupons.getByRole('radio').nth(1).check()
    if (isSoak) await expectAccessible(page, 'chosen coupon')
    await coupons.getByRole('button', { name: '确定' }).click()
    await expect.poll(() => total(page)).toContain('319')

    const points = page.getByRole('textbox', { name: '积分' })
    await points.fill('99999')
    await points.press('Enter')
    await expect.poll(() => total(page)).toContain('309')
    expect(await points.inputValue()).toBe('1000')

    await page.getByRole('button', { name: '修改 发票' }).click()
    const invoice = page.getByRole('dialog', { name: '发票' })
    await invoice.getByRole('radio', { name: '单位' }).check()
    await invoice.getByLabel('发票抬头').fill('深圳市南山科技有限公司')
    await invoice.getByLabel('税号').fill('abc')
    await invoice.getByLabel('发票抬头').focus()
    await invoice.getByText('税号应为 15、17、18 或 20 位大写字母与数字').waitFor()
    await invoice.getByLabel('税号').fill('91440300MA5EXAMPL1')
    await expectAccessible(page, 'invoice')
    await invoice.getByRole('button', { name: '确定' }).click()
    await page.getByRole('textbox', { name: '买家留言' }).fill('请放门口')
    await quoted(page)
    await page.locator('[role=dialog]').waitFor({ state: 'detached' })
    if (isSoak) await expectAccessible(page, 'checkout', 'main')

    await submit(page).dblclick()
    await atCashier(page)
    expect(await ordered(one)).toMatchObject({
      total_fee: 30_900,
      point_use: 1_000,
      remark: '请放门口',
      receiver_name: '张三',
    })
    await page.goBack()
    await page.waitForURL('**/member/trade')
    expect(complaintsBut(404)).toEqual([])
  })

  test('an order that a coupon makes free skips the cashier: it is paid at once', async () => {
    const one = await shopper()
    const { page, open, member, shop, complaintsBut } = one
    const { user_id } = member
    const { db } = shop.app
    await fillCart(db, user_id, [{ item_id: '70301', distributor_id: '3' }])
    const span = { begin_date: new Date('2026-01-01'), end_date: new Date('2035-01-01') }
    const card_id = `free-${user_id}`
    await db.insert(coupon).values({
      company_id: '1',
      card_id,
      // a cash coupon never covers the whole price
      card_type: 'discount',
      discount: 100,
      title: '免单券',
      date_type: 'DATE_TYPE_FIX_TIME_RANGE',
      quantity: 1,
      receive: false,
      ...span,
    })
    await db.insert(member_coupon).values({ company_id: '1', user_id, code: card_id, card_id, ...span })
    await open(CHECKOUT)
    await quoted(page)
    // pickup costs no freight either
    await page.getByRole('radio', { name: '到店自提' }).click()
    await page.getByRole('dialog', { name: '选择自提点' }).getByRole('button', { name: '确定' }).click()
    await page.getByLabel('提货人姓名').fill('李四')
    await page.getByLabel('提货人手机').fill('13911112222')
    await quoted(page)
    expect(await total(page)).toContain('¥0.00')
    await submit(page).click()
    await page.waitForURL(/\/finish\/success\?trade_id=/)
    await page.getByRole('heading', { name: '支付成功' }).first().waitFor()
    expect(await ordered(one)).toMatchObject({ total_fee: 0, order_status: 'PAYED' })
    expect(complaintsBut()).toEqual([])
  })

  inSoak(() => {
    test('fast buy: from the product straight to the order', async () => {
      const one = await shopper()
      const { page, open, complaintsBut } = one
      await address(one)
      await open('/items/104')
      await page.getByRole('button', { name: '立即购买' }).click()
      await page.waitForURL('**/cart/checkout?mode=fastbuy')
      await quoted(page)
      await submit(page).click()
      await atCashier(page)
      expect((await ordered(one)).order_type).toBe('normal')
      expect(complaintsBut()).toEqual([])
    })
  })

  test('pickup on a phone: a shop and a day are chosen in a sheet, the person is named, nothing is shipped', async () => {
    const one = await shopper(PHONE)
    const { page, open, member, shop, complaintsBut } = one
    await fillCart(shop.app.db, member.user_id, [{ item_id: '70301', distributor_id: '3' }])
    await open(`/h5${CHECKOUT}`)
    await quoted(page)
    await page.getByRole('radio', { name: '到店自提' }).tap()
    const places = page.getByRole('dialog', { name: '选择自提点' })
    await places.getByText('上海静安旗舰店').waitFor()
    await expectAccessible(page, 'pickup')
    await places.getByRole('button', { name: '确定' }).tap()
    await page.getByLabel('提货人姓名').waitFor()
    await quoted(page)
    await submit(page).tap()
    await page.getByText('请填写提货人', { exact: true }).waitFor()
    await page.getByLabel('提货人姓名').fill('李四')
    await page.getByLabel('提货人手机').fill('139')
    await page.getByLabel('提货人姓名').focus()
    await page.getByText('请输入11位手机号').waitFor()
    await page.getByLabel('提货人手机').fill('13911112222')
    await page.locator('[role=dialog]').waitFor({ state: 'detached' })
    if (isSoak) await expectAccessible(page, 'taker', 'main')
    await submit(page).tap()
    await atCashier(page)
    expect(await ordered(one)).toMatchObject({ receiver_name: '李四', receipt_type: 'ziti' })
    expect(complaintsBut()).toEqual([])
  })
})

inSoak(() => {
  describe('address pages during checkout', () => {
    test('one is chosen, one is added, and the checkout continues with it', async () => {
      const one = await shopper()
      const { page, open, member, shop, complaintsBut } = one
      await address(one)
      await fillCart(shop.app.db, member.user_id, [{ item_id: DEAR }])
      await open('/cart/checkout-old?mode=cart')
      expect(new URL(page.url()).pathname).toBe('/cart/checkout')
      await quoted(page)
      await open('/cart/addAddress')
      await page.getByLabel('粘贴地址').fill(ADDRESS)
      await page.getByRole('button', { name: '识别' }).click()
      await expectAccessible(page, 'add address', 'main')
      await page.getByRole('button', { name: '保存并使用' }).click()
      await page.waitForURL(`**${CHECKOUT}`)
      await page.getByText(/寄送至：广东省深圳市南山区科技园1号/).waitFor()
      const { list } = await member.data<MemberAddressListAnswer>('/member/addresslist')
      const added = list.find(({ username }) => username === '张三')
      await open(`/cart/addAddress?id=${added?.address_id}`)
      expect(await page.title()).toContain('编辑收货地址')
      await page.getByLabel('详细地址').fill('科技园2号')
      await page.getByRole('button', { name: '保存并使用' }).click()
      await page.waitForURL(`**${CHECKOUT}`)
      await page.getByText(/寄送至：广东省深圳市南山区科技园2号/).waitFor()
      await open('/cart/address')
      await expectAccessible(page, 'choose address', 'main')
      await page.getByRole('radio', { name: /李明/ }).check({ force: true })
      await page.getByRole('button', { name: '使用此地址' }).click()
      await page.waitForURL(`**${CHECKOUT}`)
      await page.getByText(/寄送至：北京市昌平区回龙观 1 号/).waitFor()
      expect(complaintsBut()).toEqual([])
    })
  })
})

inSoak(() => {
  describe('the keyboard', () => {
    test('orders an item', async () => {
      const one = await shopper()
      const { page, open, member, shop } = one
      await fillCart(shop.app.db, member.user_id, [{ item_id: DEAR }])
      await open(CHECKOUT)
      await quoted(page)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await tabTo(page, 'button', '+ 新增收货地址')
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor()
      await tabTo(page, 'textbox', '粘贴地址')
      await page.keyboard.insertText(ADDRESS)
      await tabTo(page, 'button', '识别')
      await page.keyboard.press('Enter')
      await tabTo(page, 'combobox', '区县')
      await page.keyboard.press('ArrowDown')
      await tabTo(page, 'button', '保存')
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await quoted(page)
      await tabTo(page, 'button', '提交订单')
      await page.keyboard.press('Enter')
      await atCashier(page)
      expect((await ordered(one)).receiver_city).toBe('深圳市')
    })
  })
})
