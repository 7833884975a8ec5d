import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import { member_identity } from '@server/db/schema'
import { ADDRESS as ADDRESS_BODY } from '../../helpers/belongings'
import { newMember } from '../../helpers/member'
import { ADDRESS, atCashier, quoted, submit } from '../kit/checkout'
import { codesOf } from '../kit/codes'
import { payingMembers } from '../kit/paying-members'
import { PHONE, WECHAT } from '../kit/touch'
import { useBrowser } from '../kit/visit'

const visit = useBrowser()
const { shop, wechat, withAccounts, newBuyer } = payingMembers(visit)

/** A shirt in several colours and sizes. */
const SHIRT = '/items/104'

/** The shopper pays what WeChat was asked for last. */
function payAtWechat() {
  const { body } = wechat().calls.at(-1) ?? {}
  const { out_trade_no, amount } = body as { out_trade_no: string; amount: { total: number } }
  wechat().paid(out_trade_no, amount.total)
}

const path = (page: Page) => new URL(page.url()).pathname

/** Taps the button of the sheet for what is chosen of a product and how many. */
async function chooseInSheet(page: Page, button: string) {
  const sheet = page.getByRole('dialog')
  await sheet.waitFor()
  await sheet.getByRole('button', { name: '雾蓝' }).tap()
  await sheet.getByRole('button', { name: '增加' }).tap()
  await sheet.getByRole('button', { name: button }).tap()
  await sheet.waitFor({ state: 'detached' })
}

describe('buying by touch', () => {
  test('in WeChat: a product’s link → item → cart → sign-in by code → address → paid in its dialog', async () => {
    await withAccounts(true)
    const { app, database } = shop()
    const { page, open, complaints } = await visit(WECHAT)
    const codes = codesOf(shop(), page)
    const { user_id, mobile } = await newMember(app)
    const account = { company_id: '1', provider: 'weixin', subject: `open-${user_id}`, user_id }
    await database.db.insert(member_identity).values(account)

    await open(shop().url + SHIRT)
    expect(path(page)).toBe(SHIRT)
    await page.getByRole('button', { name: '加入购物车' }).tap()
    await chooseInSheet(page, '加入购物车')
    await page.getByText('成功加入购物车').waitFor()
    await page.getByRole('link', { name: '购物车，2 件商品' }).tap()
    await page.waitForURL('**/cart')
    await page.getByText('已选 2 件').waitFor()
    await page.getByRole('button', { name: '去结算' }).tap()
    await page.waitForURL(/\/auth\/login\?redirectUrl=%2Fcart%2Fcheckout/)
    await page.getByLabel('手机号码').fill(mobile)
    await page.getByLabel('短信验证码').fill(await codes.receive(mobile))
    await page.getByRole('button', { name: '登录', exact: true }).tap()
    await page.waitForURL('**/cart/checkout?mode=cart')
    await quoted(page)
    await page.getByRole('button', { name: '选择收货地址' }).tap()
    await page.getByRole('button', { name: '新增收货地址' }).tap()
    const form = page.getByRole('dialog', { name: '新增收货地址' })
    await form.getByLabel('粘贴地址').fill(ADDRESS)
    await form.getByRole('button', { name: '识别' }).tap()
    await form.getByRole('button', { name: '保存' }).tap()
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
    // both sheets take their entries away
    await expect.poll(() => page.evaluate(() => history.state as object)).not.toHaveProperty('sheet')
    await page.getByText('寄送至：广东省深圳市南山区科技园1号').waitFor()
    await quoted(page)
    await submit(page).tap()

    await atCashier(page)
    await page.getByRole('radio', { name: '微信支付' }).tap()
    await page.getByRole('button', { name: '立即支付' }).tap()
    await page.getByText('正在打开微信支付…').waitFor()
    expect(wechat().calls.at(-1)?.body).toMatchObject({ payer: { openid: account.subject } })
    payAtWechat()
    await bridgeIn(page)
    await page.getByRole('button', { name: '立即支付' }).tap()
    await page.waitForURL(/\/finish\/success\?trade_id=/)
    await page.getByRole('heading', { name: '支付成功', level: 2 }).waitFor()
    expect(complaints).toEqual([])
  })

  inSoak(() => {
    test('in a browser: a product’s link leads to the phones’ site → bought at once → WeChat’s own page → paid', async () => {
      await withAccounts(true)
      const { page, open, member, complaints } = await newBuyer({}, PHONE)
      await member.data('/member/address', { method: 'POST', body: ADDRESS_BODY })
      await open(SHIRT)
      expect(path(page)).toBe(`/h5${SHIRT}`)
      await page.getByRole('button', { name: '立即购买' }).tap()
      await chooseInSheet(page, '立即购买')
      await page.waitForURL('**/h5/cart/checkout?mode=fastbuy')
      await quoted(page)
      await submit(page).tap()
      await atCashier(page)
      await page.getByRole('radio', { name: '微信支付' }).tap()
      await page.getByRole('button', { name: '立即支付' }).tap()
      const link = page.getByRole('link', { name: '打开微信付款' })
      const back = new URL((await link.getAttribute('href')) ?? '').searchParams.get('redirect_url') ?? ''
      await page.route('https://wx.tenpay.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: `<a href="${back}">back</a>` }),
      )
      await link.tap()
      await page.getByRole('link', { name: 'back' }).tap()
      await page.getByText('请稍后，正在查询支付结果...', { exact: true }).waitFor()
      payAtWechat()
      await page.waitForURL(/\/h5\/finish\/success\?trade_id=/)
      await page.getByRole('heading', { name: '支付成功', level: 2 }).waitFor()
      expect(complaints).toEqual([])
    })
  })
})

/** What WeChat puts into its browser, some time after the page has come: its dialog pays at once. */
const bridgeIn = (page: Page) =>
  page.evaluate(() => {
    const invoke = (_method: string, _request: object, told: (answer: { err_msg: string }) => void) =>
      told({ err_msg: 'get_brand_wcpay_request:ok' })
    Object.assign(window, { WeixinJSBridge: { invoke } })
    document.dispatchEvent(new Event('WeixinJSBridgeReady'))
  })
