import { describe, expect, test } from 'vitest'
import { figure, inSoak } from '@tests/helpers/soak'
import { newMember } from '../../helpers/member'
import { paidOrder } from '../../helpers/orders'
import { arrive, faultsOf } from './kit/sellers'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

/** The complete walk is in sellers.soak.test.ts. */
describe('plain pages for operators', () => {
  inSoak(() => {
    test('lists, a report, a batch and a form with rows are clean; leaving a changed form asks first', async () => {
      const own = await admin('owner')
      const { page } = own
      const found: string[] = []
      for (const stop of [
        { path: '/worklists/stock', heading: '库存' },
        { path: '/reports?name=goods', heading: '报表' },
        { path: '/records/goods', heading: '商品' },
      ]) {
        await arrive(own, stop)
        found.push(...(await faultsOf(page, stop.path)))
      }
      await page.getByRole('checkbox', { name: '选择本页全部' }).check()
      await page.getByRole('button', { name: '批量改价' }).click()
      await page.getByRole('dialog').getByText('增减百分比').click()
      await page.getByRole('dialog').getByLabel('增减百分比').last().fill('-10')
      await page.getByRole('button', { name: '下一步' }).click()
      await page.getByRole('button', { name: /^确定改变 \d+ 项$/ }).waitFor()
      found.push(...(await faultsOf(page, 'a batch')))
      const promotions = { path: '/records/promotion', heading: '促销活动' }
      await arrive(own, promotions)
      found.push(...(await faultsOf(page, promotions.path)))
      // by its button: for another document the browser itself would ask
      await page.getByRole('button', { name: '新建促销活动' }).click()
      await page.getByRole('button', { name: /^添加档次/ }).click()
      await page.getByRole('row').getByLabel('满').fill('100')
      found.push(...(await faultsOf(page, 'promotion with a row')))
      expect(found).toEqual([])
      const question = page.getByRole('dialog', { name: '修改尚未保存，确定离开？' })
      await page.goBack()
      await question.getByRole('button', { name: /^取\s?消$/ }).click()
      await question.waitFor({ state: 'hidden' })
      expect(await page.getByRole('row').getByLabel('满').inputValue()).toBe('100.00')
      await page.getByRole('button', { name: /^取\s?消$/ }).click()
      await question.getByRole('button', { name: /^确\s?定$/ }).click()
      await page.getByRole('heading', { level: 1, name: '促销活动', exact: true }).waitFor()
    })
  })

  const roles = ['owner', 'viewer'] as const
  test.each(roles.slice(0, figure(1, 2)))(
    'an unpaid order is clean for the %s, with or without the price adjustment',
    async (role) => {
      const { user_id } = await newMember(shop().app)
      const row = { status: 'NOTPAY' as const, paid: null }
      const { order_id, total_fee } = await paidOrder(shop().app, { user_id, row })
      const opened = await admin(role)
      const { page } = opened
      const path = `/worklists/order/${order_id}`
      await arrive(opened, { path, heading: `订单 ${order_id}` })
      expect(await faultsOf(page, path)).toEqual([])
      const reduce = page.getByRole('button', { name: /^改\s?价$/ })
      expect(await reduce.isEnabled()).toBe(role === 'owner')
      if (role === 'viewer') return
      const dialog = page.getByRole('dialog', { name: '改价' })
      const field = dialog.getByLabel('减免金额')
      const isAt = (label: typeof field) => label.evaluate((element) => element === document.activeElement)
      for (const time of ['first', 'again']) {
        await reduce.click()
        await expect.poll(() => isAt(field), { message: time }).toBe(true)
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
        await expect.poll(() => isAt(reduce), { message: time }).toBe(true)
      }
      await reduce.click()
      await field.fill('1.5')
      await dialog.getByText(`减免后 ¥${((total_fee - 150) / 100).toFixed(2)}`).waitFor()
      expect(await faultsOf(page, 'reduced')).toEqual([])
    },
  )
})
