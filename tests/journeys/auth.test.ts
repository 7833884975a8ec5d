import { eq } from 'drizzle-orm'
import { devices, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { login_scan, member, member_consent, member_session } from '@server/db/schema'
import { hashPassword } from '@server/back-office/operators/passwords'
import { Throttle } from '@server/platform/throttle/throttle'
import { inSoak, isSoak } from '@tests/helpers/soak'
import { openBuiltShop, type BuiltShop } from '../helpers/built-shop'
import { newMember } from '../helpers/member'
import { codesOf } from './kit/codes'
import { violations } from './kit/violations'
import { complete, memberCallsAnswered, useBrowser } from './kit/visit'

const PASSWORD = 'abcd1234'

const visit = useBrowser()
let shop: BuiltShop
beforeAll(async () => {
  shop = await openBuiltShop(inject('starts'))
})
afterAll(() => shop?.close())

let numbers = 0
const newAccount = async () =>
  (await newMember(shop.app, { row: { password_hash: await hashPassword(PASSWORD) } })).mobile
/** A new one for every retry. */
const freshMobile = () => `1361000${String(++numbers).padStart(4, '0')}`

const field = (page: Page, name: string) => page.locator(`main input[name=${name}]`)
const masked = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(7)}`
const greeting = (page: Page, mobile: string) => page.getByText(`你好，${masked(mobile)}`).waitFor()

/** Exceptions, violations of the policy, and failed API calls that no test expected. */
const faults = (complaints: string[], asked = 0) =>
  complaints.filter((line) => !line.includes('Failed to load resource') && !line.startsWith(`${asked}: `))

async function fillPassword(page: Page, mobile: string, password: string) {
  await field(page, 'username').fill(mobile)
  await field(page, 'password').fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: '退出' }).click()
  await page.getByRole('link', { name: '请登录' }).waitFor()
}

describe('signing in and out', () => {
  test('a visitor registers with consent, completes the profile, signs out, and signs in again by password, in a soak by code too', async () => {
    const mobile = freshMobile()
    const { page, open, complaints } = await visit()
    const codes = codesOf(shop, page)
    await open(`${shop.url}/items/104`)
    await page.getByRole('link', { name: '注册', exact: true }).click()
    await page.getByRole('heading', { name: '免费注册' }).waitFor()
    await page.getByRole('button', { name: '注册' }).click()
    for (const text of ['请输入手机号码', '请输入图片验证码', '请输入密码', '请先阅读并同意协议'])
      await page.getByRole('alert').getByText(text).or(page.getByText(text)).first().waitFor()
    await field(page, 'mobile').fill(mobile)
    const code = await codes.receive(mobile)
    await field(page, 'vcode').fill(code)
    await field(page, 'password').fill(PASSWORD)
    await field(page, 'again').fill('abcd12345')
    await page.getByRole('link', { name: '《隐私政策》' }).click()
    await page.getByRole('dialog', { name: '隐私政策' }).getByText('第 1 版').waitFor()
    await page.getByRole('button', { name: '我知道了' }).click()
    await page.getByText('输入的密码不一致').waitFor()
    await field(page, 'again').fill(PASSWORD)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '注册' }).click()

    await page.getByRole('heading', { name: '完善资料', level: 2 }).waitFor()
    await field(page, 'nickname').fill('小溪')
    await page.getByRole('radio', { name: '女' }).check()
    await page.getByLabel('年', { exact: true }).selectOption('1992')
    await page.getByLabel('月', { exact: true }).selectOption('2')
    await page.getByLabel('日', { exact: true }).selectOption('29')
    await page.getByRole('button', { name: '保存' }).click()
    await page.waitForURL('**/items/104')
    await greeting(page, mobile)
    const [row] = await shop.app.db.select().from(member).where(eq(member.mobile, mobile))
    expect(row).toMatchObject({ nickname: '小溪', sex: 2, birthday: '1992-02-29' })
    const consents = await shop.app.db
      .select()
      .from(member_consent)
      .where(eq(member_consent.user_id, row?.user_id ?? ''))
    expect(consents.map(({ type, version }) => `${type} ${version}`).toSorted()).toEqual([
      'member_register 1',
      'privacy 1',
    ])

    // the count of unread messages is a minute old by then, and would be requested again
    await page.clock.setFixedTime(Date.now() + 61_000)
    await logOut(page)
    expect(new URL(page.url()).pathname).toBe('/')
    await page.getByRole('link', { name: '请登录' }).click()
    await fillPassword(page, mobile, PASSWORD)
    await greeting(page, mobile)
    await logOut(page)

    // touch/buying.test.ts signs in by code, too
    if (isSoak) {
      // a tab that has just sent a code to this number has to wait
      await open(`${shop.url}/auth/login`)
      await page.getByRole('tab', { name: '短信登录' }).click()
      await field(page, 'username').fill(mobile)
      await field(page, 'vcode').fill(await codes.receive(mobile))
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await greeting(page, mobile)
    }
    expect(faults(complaints)).toEqual([])
  })

  test('a wrong password is reported at its field; the return address stays within the shop; signed-in members are redirected', async () => {
    const mobile = await newAccount()
    const { page, open, complaints } = await visit()
    const login = `${shop.url}/auth/login?redirectUrl=${encodeURIComponent('//evil.example/')}`
    await open(login)
    await fillPassword(page, mobile, 'wrong12345')
    const problem = page.getByText('用户名或密码错误')
    await problem.waitFor()
    expect(await field(page, 'password').getAttribute('aria-describedby')).toBe(
      await problem.getAttribute('id'),
    )
    expect(faults(complaints, 422)).toEqual([])
    // instead of waiting for the delay after a failure
    await new Throttle(shop.app.db, shop.app.config.limits).clear('1', 'wait', mobile, '127.0.0.1')
    await fillPassword(page, mobile, PASSWORD)
    await greeting(page, mobile)
    expect(new URL(page.url()).href).toBe(`${shop.url}/`)
    await page.goto(`${shop.url}/auth/login?redirectUrl=%2Fitems%2F104%3Fx%3D1`)
    expect(page.url()).toBe(`${shop.url}/items/104?x=1`)
    expect(page.url()).not.toContain(PASSWORD)
  })

  inSoak(() => {
    test('the keyboard signs in; the guest’s cart is merged into the member’s', async () => {
      const mobile = await newAccount()
      const { page, open, complaints } = await visit()
      await open(`${shop.url}/items/104`)
      await page.getByRole('button', { name: '加入购物车', exact: true }).click()
      await page.getByRole('button', { name: /购物车 共1件商品/ }).waitFor()
      await page.getByRole('link', { name: '请登录' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: '欢迎登录' }).waitFor()
      await page.getByRole('tab', { name: '密码登录' }).focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowLeft')
      await field(page, 'username').waitFor()
      await page.keyboard.press('Tab')
      if (!(await field(page, 'username').evaluate((input) => input === document.activeElement)))
        await page.keyboard.press('Tab')
      await page.keyboard.type(mobile)
      await page.keyboard.press('Tab')
      await page.keyboard.type(PASSWORD)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/items/104')
      await greeting(page, mobile)
      expect(await page.getByRole('button', { name: /购物车 共[1-9]\d*件商品/ }).count()).toBe(1)
      expect(faults(complaints)).toEqual([])
    })
  })

  inSoak(() => {
    test('a forgotten password is replaced after proving the number', async () => {
      const mobile = freshMobile()
      const { page, open, complaints } = await visit()
      const codes = codesOf(shop, page)
      await open(`${shop.url}/auth/login`)
      await page.getByRole('tab', { name: '短信登录' }).click()
      await field(page, 'username').fill(mobile)
      await field(page, 'vcode').fill(await codes.receive(mobile))
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await page.getByRole('heading', { name: '完善资料', level: 2 }).waitFor()
      await page.getByRole('button', { name: '跳过' }).click()
      await greeting(page, mobile)
      await logOut(page)

      await open(`${shop.url}/auth/login`)
      await page.getByRole('link', { name: '忘记密码？' }).click()
      await page.getByRole('heading', { name: '找回密码', level: 2 }).waitFor()
      await field(page, 'mobile').fill(mobile)
      await field(page, 'vcode').fill(await codes.receive(mobile))
      await page.getByRole('button', { name: '下一步' }).click()
      await field(page, 'again').waitFor()
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'password')
      await field(page, 'password').fill('short1')
      await field(page, 'again').fill('short1')
      await page.getByText('8-20位密码，必须为数字和字母混合').waitFor()
      await field(page, 'password').fill('efgh5678')
      await field(page, 'again').fill('efgh5678')
      await page.getByRole('button', { name: '确定' }).click()
      await page.getByRole('link', { name: '去登录' }).click()
      await fillPassword(page, mobile, 'efgh5678')
      await greeting(page, mobile)
      expect(faults(complaints)).toEqual([])
    })
  })

  inSoak(() => {
    test('a third-party account is bound once and signs in from then on', async () => {
      const mobile = freshMobile()
      const { page, open, complaints } = await visit()
      const codes = codesOf(shop, page)
      await open(`${shop.url}/auth/login?redirectUrl=%2Fitems%2F104`)
      await page.getByRole('button', { name: '测试账号登录' }).click()
      await page.getByText('首次以第三方账号登录，请绑定商城账号').waitFor()
      expect(page.url()).toBe(`${shop.url}/auth/bind?redirectUrl=%2Fitems%2F104`)
      await field(page, 'username').fill(mobile)
      await field(page, 'vcode').fill(await codes.receive(mobile))
      await page.getByRole('button', { name: '绑定并登录' }).click()
      await page.waitForURL('**/items/104')
      await greeting(page, mobile)
      // recently viewed products are requested once the page is drawn; after signing out the request would be refused
      await page.waitForLoadState('networkidle')
      await logOut(page)
      await open(`${shop.url}/auth/wx-login?redirectUrl=%2Fitems%2F101`)
      await page.getByRole('button', { name: '测试账号登录' }).click()
      await page.waitForURL('**/items/101')
      await greeting(page, mobile)
      expect(faults(complaints)).toEqual([])
    })
  })

  inSoak(() => {
    test('a computer shows a QR code, a phone scans and confirms it, and the computer is signed in', async () => {
      const mobile = await newAccount()
      const computer = await visit()
      await computer.open(`${shop.url}/auth/wx-login?redirectUrl=%2Fitems%2F101`)
      const asked = computer.page.waitForResponse((answer) => answer.url().endsWith('/login/scan'))
      await computer.page.reload()
      const scan = (await (await asked).json()) as { data: { url: string } }
      await computer.page.getByRole('img', { name: '登录二维码' }).waitFor()
      expect(await violations(computer.page)).toEqual([])

      const phone = await visit({ userAgent: devices['iPhone 13'].userAgent })
      await phone.open(scan.data.url)
      await phone.page.waitForURL(/auth\/login\?redirectUrl=%2Fauth%2Fscan/)
      await phone.page.getByRole('tab', { name: '密码登录' }).click()
      await fillPassword(phone.page, mobile, PASSWORD)
      const confirm = phone.page.getByRole('button', { name: '确认登录' })
      await confirm.waitFor()
      expect(await violations(phone.page)).toEqual([])
      await computer.page.getByText('已扫描，请在手机上确认').first().waitFor()
      await confirm.click()
      await phone.page.getByText('已确认，请在电脑上继续').waitFor()
      await computer.page.waitForURL('**/items/101')
      await greeting(computer.page, mobile)
      expect([faults(computer.complaints), faults(phone.complaints)]).toEqual([[], []])
    })
  })

  inSoak(() => {
    test('a code that was cancelled on the phone, or has expired, is replaced', async () => {
      const mobile = await newAccount()
      const phone = await visit()
      await phone.open(`${shop.url}/auth/login`)
      await fillPassword(phone.page, mobile, PASSWORD)
      await greeting(phone.page, mobile)
      const computer = await visit()
      const code = () => computer.page.waitForResponse((answer) => answer.url().endsWith('/login/scan'))
      const first = code()
      await computer.open(`${shop.url}/auth/wx-login`)
      const { data } = (await (await first).json()) as { data: { url: string } }
      await phone.open(data.url)
      await phone.page.getByRole('button', { name: '取消' }).click()
      await computer.page.getByText('已取消登录').first().waitFor()
      const second = code()
      await computer.page.getByRole('button', { name: '刷新二维码' }).click()
      await second
      await shop.app.db.update(login_scan).set({ expires: new Date(0) })
      await computer.page.getByText('二维码已失效').first().waitFor()
      await phone.open(data.url)
      await phone.page.getByText('二维码已失效，请在电脑上刷新后重新扫描').waitFor()
      expect([faults(computer.complaints), faults(phone.complaints, 422)]).toEqual([[], []])
    })
  })

  inSoak(() => {
    test('an employee signs in by work id and a code, accepts the staff agreement, and sees the pages for staff', async () => {
      const { page, open, complaints } = await visit()
      const codes = codesOf(shop, page)
      await open(`${shop.url}/auth/login`)
      await page.getByRole('link', { name: '员工登录' }).click()
      await field(page, 'work_id').fill('A1002')
      await field(page, 'vcode').fill(await codes.receive('13800001002'))
      await page.getByText('验证码将发送到 138****1002').waitFor()
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await page.waitForURL('**/license/staff')
      await page.getByRole('button', { name: '同意并继续' }).click()
      await page.waitForURL(`${shop.url}/`)
      await greeting(page, '13800001002')
      await page.goto(`${shop.url}/license/staff`)
      await page.getByText('您已同意此协议').waitFor()
      await open(`${shop.url}/items/106`)
      await page.getByText('常规员工内购商品').first().waitFor()
      await open(`${shop.url}/items?keywords=福袋`)
      const bags = page.getByRole('list', { name: '商品', exact: true })
      expect(await bags.getByText('福袋', { exact: true }).count()).toBe(3)
      await open(`${shop.url}/cart/addAddress`)
      await page.getByLabel('员工收货点').waitFor()
      expect(faults(complaints)).toEqual([])
    })
  })

  inSoak(() => {
    test('a member whose session has ended on the server is asked to sign in, and returns', async () => {
      const mobile = await newAccount()
      const { page, open, complaints } = await visit()
      await open(`${shop.url}/auth/login?redirectUrl=%2Fitems%2F104%3Ffrom%3Dlist`)
      const answered = memberCallsAnswered(page)
      await fillPassword(page, mobile, PASSWORD)
      await page.waitForURL(/items\/104\?from=list$/)
      await complete(page)
      await answered
      await shop.app.db.delete(member_session)
      await page.getByRole('button', { name: /收藏/ }).click()
      await page.waitForURL(/auth\/login\?redirectUrl=%2Fitems%2F104%3Ffrom%3Dlist$/)
      await fillPassword(page, mobile, PASSWORD)
      await page.waitForURL(/items\/104\?from=list$/)
      await greeting(page, mobile)
      expect(faults(complaints, 401)).toEqual([])
    })
  })
})
