import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { GoodsDetail, WorklistDetail } from '@schemas/generated/api'
import { newMember } from '../../helpers/member'
import { signInAs } from '../../helpers/operator'
import { paidOrder } from '../../helpers/orders'
import { expectAccessible } from './kit/axe'
import { look } from './kit/look'
import { useDesigner } from './kit/use-designer'

const { admin, shop } = useDesigner()

/** The shop API's answer for a product. */
async function goodsInShop(goods_id: string): Promise<GoodsDetail> {
  const answer = await fetch(`${shop().url}/api/h5app/wxapp/goods/items/${goods_id}`)
  return ((await answer.json()) as { data: GoodsDetail }).data
}

const save = (page: Page) => page.getByRole('button', { name: /^保\s?存$/ })

describe("an operator's daily work", () => {
  test("a product’s name, price and values are changed in its form, and the shop's API returns them", async () => {
    const { page, ...own } = await admin('editor')
    const before = (await goodsInShop('102')).spec_items.length
    await page.goto(`${own.shop.url}/designer/records/goods`)
    await page.getByRole('searchbox', { name: '搜索商品' }).fill('HEAN-10201')
    await page.keyboard.press('Enter')
    const link = page.getByRole('row').getByRole('link')
    await expect.poll(() => link.count()).toBe(1)
    await link.click()
    await page.getByLabel('商品名称').fill('晨雾蓝针织衫')
    const price = page.getByRole('row').getByRole('textbox', { name: '销售价' }).first()
    await price.fill('199.5')
    await expectAccessible(page, 'goods')
    await look(page, 'goods')
    await save(page).click()
    // from here on the form shows the saved state
    await page.getByRole('heading', { name: '商品 晨雾蓝针织衫' }).waitFor()
    const { item_name, spec_items } = await goodsInShop('102')
    expect([item_name, spec_items[0]?.price]).toEqual(['晨雾蓝针织衫', 19_950])

    const colours = page.getByRole('group', { name: '规格 1', exact: true })
    await colours.locator('[aria-expanded="false"]').click()
    await colours.getByRole('combobox', { name: '规格值' }).fill('月白')
    await page.keyboard.press('Enter')
    await page.getByText(/新增4项（月白 \/ S、/).waitFor()
    await page.getByRole('button', { name: '更新明细' }).click()
    await page.getByRole('row', { name: /月白 \/ XL/ }).waitFor()
    await save(page).click()
    await expect.poll(async () => (await goodsInShop('102')).spec_items.length).toBe(before + 4)
  })

  test('a paid order is shipped with courier and number', async () => {
    const { app } = shop()
    const { user_id } = await newMember(app)
    const { order_id } = await paidOrder(app, { user_id })
    const { page, ...own } = await admin('editor')
    await page.goto(`${own.shop.url}/designer/worklists/order`)
    await page.getByRole('link', { name: order_id }).click()
    await page.getByRole('button', { name: /^发\s?货$/ }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('combobox', { name: '快递公司' }).fill('顺丰')
    await page.getByTitle('顺丰速运').click()
    await form.getByLabel('运单号').fill('SF1234567890')
    await expectAccessible(page, 'shipping')
    await look(page, 'shipping')
    await form.getByRole('button', { name: /^确\s?定$/ }).click()
    await page.locator('.ant-message').getByText('发货成功').waitFor()
    const operator = await signInAs(app, 'editor')
    const { facts } = await operator.data<WorklistDetail>(`/worklists/order/${order_id}`)
    expect(facts.find(({ title }) => title === '状态')?.value).toBe('待收货')
  })
})
