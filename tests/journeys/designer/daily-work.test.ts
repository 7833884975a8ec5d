import { describe, expect, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import type { InvoiceListAnswer } from '@schemas/generated/api'
import { newMember } from '../../helpers/member'
import { paidOrder } from '../../helpers/orders'
import { workCsvJobs } from '../../helpers/csv-files'
import { expectAccessible } from './kit/axe'
import { childrenIn, draft } from './kit/documents'
import { EditorScreen } from './kit/editor-screen'
import { look } from './kit/look'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

describe("an operator's daily work", () => {
  inSoak(() => {
    test('from the dashboard to an order’s invoice, and the listed orders as a file', async () => {
      const { app } = shop()
      const member = await newMember(app)
      const { order_id } = await paidOrder(app, { user_id: member.user_id })
      const body = { order_id, title: 'unit', content: '禾岸科技', registration_number: '91110108MA01ABCD2X' }
      await member.data('/order/invoice', { method: 'POST', body })

      const { page, ...own } = await admin('editor')
      await page.goto(`${own.shop.url}/designer/dashboard`)
      await page.getByRole('region', { name: '待办' }).getByText('待发货').waitFor()
      await expectAccessible(page, 'dashboard')
      await look(page, 'dashboard')
      await page.getByRole('link', { name: /待开票/ }).click()

      await page.getByRole('searchbox', { name: '搜索订单' }).fill(order_id)
      await page.keyboard.press('Enter')
      const link = page.getByRole('row').getByRole('link')
      await expect.poll(() => link.allTextContents()).toEqual([order_id])
      await look(page, 'to-invoice')
      await page.getByRole('button', { name: '导出' }).click()
      await page.getByRole('heading', { name: /订单明细/ }).waitFor()
      await workCsvJobs(app)
      await page.getByRole('link', { name: '下载文件' }).first().waitFor()
      await expectAccessible(page, 'sheets')
      await look(page, 'sheets')

      await page.goto(`${own.shop.url}/designer/worklists/order/${order_id}`)
      await page.getByRole('button', { name: '开发票' }).click()
      const form = page.getByRole('dialog')
      await form.getByLabel('发票号码').fill('25112000000012345678')
      await expectAccessible(page, 'invoicing')
      await look(page, 'invoicing')
      await form.getByRole('button', { name: /^确\s?定$/ }).click()
      await page.locator('.ant-message').getByText('开发票成功').waitFor()
      await look(page, 'invoiced')
      const { list } = await member.data<InvoiceListAnswer>('/order/invoice/list')
      expect(list).toMatchObject([{ order_id, invoice_number: '25112000000012345678' }])
    })
  })

  test('a first campaign page with six widgets, a coupon and a schedule is on the air after 40 actions at most', async () => {
    const { page, ...own } = await admin(null)
    let actions = 0
    const act = async (action: Promise<unknown>) => {
      await action
      actions += 1
    }
    await page.goto(`${own.shop.url}/designer`)
    await act(page.getByLabel('账号').fill('owner'))
    await act(page.getByLabel('密码').fill('pumian-owner'))
    await act(page.keyboard.press('Enter'))
    await act(page.getByRole('link', { name: '新建页面' }).click())
    await act(page.getByLabel('页面名称').fill('双十二会场'))
    await act(page.getByRole('dialog').getByText('大促会场', { exact: true }).click())
    await act(page.getByRole('button', { name: '创建并编辑' }).click())
    const editor = new EditorScreen(own.shop, page)
    await editor.ready()

    const coupons = await editor.newlySelected(() => act(editor.card('优惠券').click()))
    await act(editor.pickButton('优惠券').click())
    await act(editor.dialog.getByRole('checkbox', { name: /^新人立减券/ }).check())
    await act(editor.dialog.getByRole('button', { name: /^确\s?定$/ }).click())
    await act(editor.settings.getByRole('tab', { name: '组件样式' }).click())
    for (const [title, moment] of [
      ['显示开始时间', '2026-01-01 00:00:00'],
      ['显示结束时间', '2099-12-31 23:59:59'],
    ] as const) {
      await act(editor.field(title).click())
      await act(editor.field(title).fill(moment))
      await act(page.keyboard.press('Enter'))
    }
    await act(editor.card('段落文本').click())
    await editor.expectSaved()
    await act(editor.topBar.getByRole('button', { name: /^发\s?布$/ }).click())
    await act(editor.dialog.getByRole('button', { name: /^发\s?布$/ }).click())
    const address = await editor.dialog.getByRole('link', { name: '查看页面' }).getAttribute('href')
    expect(actions).toBeLessThanOrEqual(40)

    const shown = await fetch(address ?? '')
    expect(shown.status).toBe(200)
    const html = await shown.text()
    expect(html).toContain(`data-widget="${coupons}"`)
    expect(html).toContain('新人立减券')
    const top = childrenIn(await draft(shop(), editor.page_id), null)
    expect(top.length).toBeGreaterThanOrEqual(6)
    await look(page, 'first-campaign')
  })
})
