import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import { inTransaction } from '@server/db/transaction'
import { tell } from '@server/members/messages/repo'
import { callShop } from '../helpers/member'
import { paidOrder } from '../helpers/orders'
import { freshMobile } from '../helpers/sms'
import { aftersaleKit } from '../helpers/aftersales'
import { codesOf } from './kit/codes'
import { PASSWORD, shoppersOfOneShop, type Shopper } from './kit/shopper'
import { violations } from './kit/violations'
import { complete } from './kit/visit'

const newShopper = shoppersOfOneShop()

/** Signs in on a device of another kind. */
const signInElsewhere = ({ shop, member }: Shopper) =>
  callShop(shop.app, '/login', {
    method: 'POST',
    body: { username: member.mobile, password: PASSWORD },
    headers: {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile/15E148 Safari/604.1',
    },
  })

describe('other pages of the member centre', () => {
  test('a shipment sends a message: the badge updates by itself, reading decreases it, the message links to its order', async () => {
    const shopper = await newShopper()
    const { page, open, member, shop, complaintsBut } = shopper
    const owner = { company_id: '1', user_id: member.user_id }
    const { order_id } = await paidOrder(shop.app, owner)
    await aftersaleKit(shop.app).shipped(order_id)
    const facts = { what: 'password' }
    for (const cause of ['a', 'b'])
      await inTransaction(shop.database.db, (tx) =>
        tell(tx, owner, { kind: 'account', target_id: '', facts, cause }),
      )
    await open('/')
    const badge = page.getByRole('navigation', { name: '站点导航' }).getByRole('link', { name: /消息中心/ })
    await badge.getByText('3条未读').waitFor()
    await badge.click()
    await page.waitForURL(/\/member\/messages$/)
    const list = page
      .getByRole('region', { name: '消息中心' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('time') })
    await list.nth(2).waitFor()
    expect(await violations(page)).toEqual([])
    await list.first().getByRole('button', { name: '标为已读' }).click()
    await badge.getByText('2条未读').waitFor()
    await page.getByRole('navigation', { name: '会员中心菜单' }).getByText('2条未读').waitFor()
    await page.getByRole('link', { name: '未读 2' }).click()
    await page.waitForURL(/unread=1/)
    await page.getByRole('link', { name: '查看详情：您的订单已发货' }).click()
    await page.waitForURL(new RegExp(`/member/trade/${order_id}$`))
    await badge.getByText('1条未读').waitFor()
    await badge.click()
    await page.getByRole('button', { name: '全部已读' }).click()
    await page.getByText('已全部标为已读').waitFor()
    await badge.getByText('条未读').waitFor({ state: 'detached' })
    expect(complaintsBut()).toEqual([])
  })

  inSoak(() => {
    test('devices: the current one is marked, another is signed out by name', async () => {
      const shopper = await newShopper()
      const { page, open, shop, complaintsBut } = shopper
      const phone = await signInElsewhere(shopper)
      const authorization = `Bearer ${phone.json<{ data: { token: string } }>().data.token}`
      await open('/member/sessions')
      const row = page.getByRole('row').filter({ hasText: 'iPhone · Safari' })
      expect(await row.textContent()).toContain('127.0.0.*')
      expect(await page.getByRole('row').filter({ hasText: '本机' }).count()).toBe(1)
      expect(await violations(page)).toEqual([])
      await row.getByRole('button', { name: '退出登录：iPhone · Safari' }).click()
      await page.getByRole('button', { name: '确定' }).click()
      await page.getByText('已退出该设备').waitFor()
      await row.waitFor({ state: 'detached' })
      expect((await callShop(shop.app, '/member', { headers: { authorization } })).statusCode).toBe(401)
      await signInElsewhere(shopper)
      await page.reload()
      await complete(page)
      await page.getByRole('button', { name: '退出其他设备' }).click()
      await page.getByRole('button', { name: '确定' }).click()
      await page.getByText('已退出1台设备').waitFor()
      await row.waitFor({ state: 'detached' })
      expect(complaintsBut()).toEqual([])
    })
  })

  inSoak(() => {
    test('another number: the old one is verified, a used one is refused at its field, the new one is shown', async () => {
      const shopper = await newShopper()
      const { page, open, member, shop, complaintsBut } = shopper
      const taken = (await newShopper()).member.mobile
      const codes = codesOf(shop, page)
      await open('/member/change-mobile')
      expect(await violations(page)).toEqual([])
      const code = page.getByLabel('短信验证码', { exact: false }).and(page.locator('input'))
      await code.fill(await codes.receive(member.mobile))
      await page.getByRole('button', { name: '下一步' }).click()
      await page.getByText('身份已验证').waitFor()
      expect(await violations(page)).toEqual([])
      const bind = async (mobile: string) => {
        await page.getByLabel('新手机号码').fill(mobile)
        await code.fill(await codes.receive(mobile))
        await page.getByRole('button', { name: '确认更换' }).click()
      }
      await bind(taken)
      await page.getByText('该手机号码已注册').waitFor()
      const fresh = freshMobile()
      await bind(fresh)
      await page.getByText('手机号码已更换', { exact: true }).waitFor()
      const greeted = `${fresh.slice(0, 3)}****${fresh.slice(7)}`
      await page.getByText(`你好，${greeted}`).waitFor()
      await page.getByText(`当前手机号码：${greeted}`).waitFor()
      expect(complaintsBut(422)).toEqual([])
    })
  })

  inSoak(() => {
    test('data are exported as a file; an open order prevents closing; then the account is closed and the number free', async () => {
      const shopper = await newShopper()
      const { page, open, member, shop, complaintsBut } = shopper
      const { order_id } = await paidOrder(shop.app, { user_id: member.user_id })
      await open('/member/my-data')
      expect(await violations(page)).toEqual([])
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: '下载我的数据' }).click(),
      ])
      expect(file.suggestedFilename()).toMatch(/^我的数据-\d{4}-\d{2}-\d{2}\.json$/)
      expect(await readFile(await file.path(), 'utf8')).toContain(order_id)

      await page.getByRole('link', { name: '去注销' }).click()
      await page.getByText('暂时不能注销').waitFor()
      expect(await page.getByRole('alert').filter({ hasText: '1笔未完成的订单' }).count()).toBe(1)
      expect(await violations(page)).toEqual([])
      await member.data('/order/cancel', { method: 'POST', body: { order_id, cancel_reason: '不想要了' } })
      await shop.database.db.execute(`update orders set status = 'CANCEL' where order_id = '${order_id}'`)
      await page.reload()
      await complete(page)
      await page.getByRole('button', { name: '下一步' }).click()
      await page.getByText('请先确认已了解注销的后果').waitFor()
      await page.getByRole('checkbox', { name: /我已了解/ }).check()
      await page.getByRole('button', { name: '下一步' }).click()
      await page.getByRole('tab', { name: '密码' }).click()
      const leave = async (password: string) => {
        await page.getByRole('textbox', { name: '密码' }).fill(password)
        await page.getByRole('button', { name: '注销账号' }).click()
        await page.getByRole('button', { name: '确定' }).click()
      }
      await leave('wrong1234')
      await page.getByText('密码错误').waitFor()
      expect(await violations(page)).toEqual([])
      // attempts are a second apart
      await shop.database.db.execute('delete from attempt')
      await leave(PASSWORD)
      await page.getByText('账号已注销').waitFor()
      await page.waitForURL(`${shop.url}/`)
      await page.getByRole('link', { name: '请登录' }).waitFor()
      expect((await signInElsewhere(shopper)).statusCode).toBe(422)
      expect(complaintsBut(422)).toEqual([])
    })
  })
})
