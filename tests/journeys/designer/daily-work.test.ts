import { describe, expect, test } from 'vitest'
import type { InvoiceListAnswer } from '@schemas/generated/api'
import { newMember } from '../../helpers/member'
import { paidOrder } from '../../helpers/orders'
import { workCsvJobs } from '../../helpers/csv-files'
import { expectAccessible } from './kit/axe'
import { look } from './kit/look'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

describe("an operator's daily work", () => {
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
