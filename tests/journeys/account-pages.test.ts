import { describe, expect, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import type { MemberAnswer } from '@schemas/generated/api'
import { Throttle } from '@server/platform/throttle/throttle'
import { ADDRESS } from '../helpers/belongings'
import { callShop } from '../helpers/member'
import { png } from '../helpers/pictures'
import { PASSWORD, shoppersOfOneShop } from './kit/shopper'

const newShopper = shoppersOfOneShop()

describe('the member’s account pages', () => {
  test('a profile is edited, and the centre shows it', async () => {
    const { page, open, member, complaints } = await newShopper()
    await open('/member/profile')
    await page.getByLabel('昵称').fill('  小明 ')
    await page.getByRole('radio', { name: '男' }).check()
    for (const [list, value] of [
      ['年', '1995'],
      ['月', '2'],
      ['日', '28'],
    ] as const)
      await page.getByLabel(list, { exact: true }).selectOption(value)
    await page.getByRole('checkbox', { name: '阅读' }).check()
    await page.getByRole('button', { name: '保存' }).click()
    await page.getByText('资料已保存').waitFor()
    await page.getByLabel('更换头像').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await png(200, 200),
    })
    await page.getByRole('region', { name: '个人资料' }).locator('img').waitFor()
    const { memberInfo } = await member.data<MemberAnswer>('/member')
    expect(memberInfo).toMatchObject({ nickname: '小明', sex: 1, birthday: '1995-02-28', habbit: ['阅读'] })
    expect(memberInfo.avatar).not.toBe('')
    await page
      .getByRole('navigation', { name: '会员中心菜单' })
      .getByRole('link', { name: '会员中心' })
      .click()
    await page.getByText('你好，小明').waitFor()
    expect(complaints).toEqual([])
  })

  test('a password is changed with the old one, and is valid from then on', async () => {
    const { page, open, member, shop, complaintsBut } = await newShopper()
    await open('/member/change-password')
    const fill = async (old: string, next: string, again = next) => {
      await page.getByRole('textbox', { name: '原密码' }).fill(old)
      await page.getByRole('textbox', { name: '新密码' }).fill(next)
      await page.getByRole('textbox', { name: '确认密码' }).fill(again)
      await page.getByRole('button', { name: '保存' }).click()
    }
    await fill('wrong1234', 'other1234', 'other12345')
    await page.getByText('输入的密码不一致').waitFor()
    await fill('wrong1234', 'other1234')
    await page.getByText('原密码错误').waitFor()
    // a wrong attempt delays the next one
    await new Throttle(shop.app.db, shop.app.config.limits).clear('1', 'wait', 'identity', member.user_id)
    await fill(PASSWORD, 'other1234')
    await page.getByText('密码已更改，其他设备需要重新登录').waitFor()
    const signIn = async (password: string) => {
      const body = { username: member.mobile, password }
      return (await callShop(shop.app, '/login', { method: 'POST', body })).statusCode
    }
    expect([await signIn('other1234'), await signIn(PASSWORD)]).toEqual([200, 422])
    await page.getByRole('link', { name: '我的积分' }).click()
    await page.getByText('可用积分').waitFor()
    expect(complaintsBut(422)).toEqual([])
  })

  test('an address is added, another one made the default, one removed after confirmation', async () => {
    const { page, open, member, complaints } = await newShopper()
    await member.data('/member/address', { method: 'POST', body: { ...ADDRESS, is_def: 1 } })
    await open('/member/address-add')
    await page.getByLabel('收货人', { exact: false }).fill('王芳')
    await page.getByLabel('手机号码', { exact: false }).fill('13812345678')
    await page.getByLabel('省', { exact: true }).selectOption({ label: '上海市' })
    await page.getByLabel('市', { exact: true }).selectOption({ label: '上海市' })
    await page.getByLabel('区县', { exact: true }).selectOption({ label: '静安区' })
    await page.getByLabel('详细地址', { exact: false }).fill('愚园路 309 弄')
    await page.getByRole('button', { name: '保存' }).click()
    await page.waitForURL(/\/member\/address$/)
    const cards = page.getByRole('list', { name: '收货地址' }).getByRole('listitem')
    const hers = cards.filter({ hasText: '王芳' })
    await hers.getByRole('button', { name: '设为默认' }).click()
    await hers.getByText('默认', { exact: true }).waitFor()
    await cards.filter({ hasText: '李明' }).getByRole('button', { name: '删除' }).click()
    await page.getByRole('button', { name: '确定' }).click()
    await page.getByText('收货地址已删除').waitFor()
    expect(await cards.count()).toBe(1)
    expect(complaints).toEqual([])
  })

  inSoak(() => {
    test('several favourites are removed at once; footprints one by one and by day', async () => {
      const { page, open, member, complaints } = await newShopper()
      for (const id of ['101', '102', '103']) {
        await member.data(`/member/collect/item/${id}`, { method: 'POST', body: {} })
        await member.data('/member/browse/history/save', { method: 'POST', body: { item_id: id } })
      }
      await open('/member/collector')
      const list = page.getByRole('list', { name: '商品', exact: true }).getByRole('listitem')
      await list.nth(2).waitFor()
      await list.nth(0).getByRole('checkbox').check()
      await list.nth(2).getByRole('checkbox').check()
      await page.getByRole('button', { name: '移除所选（2）' }).click()
      await page.getByRole('button', { name: '确定' }).click()
      await page.getByText('商品移除收藏成功').waitFor()
      await page.getByRole('link', { name: '商品 1' }).waitFor()
      await page.getByLabel('全选本页').check()
      await page.getByRole('button', { name: '移除所选（1）' }).click()
      await page.getByRole('button', { name: '确定' }).click()
      await page.getByText('还没有收藏商品').waitFor()
      await page.getByRole('link', { name: '我的足迹' }).click()
      const today = page.getByRole('region', { name: '今天' })
      await today.getByRole('listitem').nth(2).waitFor()
      await today
        .getByRole('button', { name: /^删除 / })
        .first()
        .click()
      await page.getByText('足迹已删除').waitFor()
      await today.getByRole('listitem').nth(2).waitFor({ state: 'detached' })
      await today.getByRole('button', { name: '删除当天' }).click()
      await page.getByRole('button', { name: '确定' }).click()
      await page.getByText('最近没有浏览过商品').waitFor()
      expect(complaints).toEqual([])
    })
  })

  test('a level is bought at the cashier, and its price is shown on a product from then on', async () => {
    const { page, open, complaints } = await newShopper()
    await open('/member/vip')
    const offers = page.getByRole('list', { name: '付费会员' }).getByRole('listitem')
    await offers.filter({ hasText: 'SVIP' }).getByRole('radio', { name: /年卡/ }).check({ force: true })
    await offers.filter({ hasText: 'SVIP' }).getByRole('button', { name: '立即开通' }).click()
    await page.waitForURL(/\/cashier\?trade_id=/)
    await page.getByText('199.00').first().waitFor()
    await page.getByRole('button', { name: '立即支付' }).click()
    await page.getByRole('button', { name: '付款成功' }).click()
    await page.waitForURL(/\/finish\/success/)
    await page.getByRole('heading', { name: '支付成功' }).first().waitFor()
    await open('/member/vip')
    await page.getByText(/SVIP会员 · \d{4}-\d\d-\d\d 到期 · 剩余 365 天/).waitFor()
    // 159 yuan less 15 per cent
    await open('/items/104')
    await page.getByText('135').first().waitFor()
    expect(complaints).toEqual([])
  })
})
