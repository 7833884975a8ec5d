import type { Desk } from '../desk'
import type { Tasks } from '../task'

/** Opens the first row of a list. */
async function openFirst(desk: Desk): Promise<void> {
  await desk.page.getByRole('row').getByRole('link').first().click()
  await desk.page.getByRole('heading', { level: 1 }).waitFor()
  await desk.calm()
}

/** Orders, after-sales, members, shops and figures. */
export const tradeTasks: Tasks = {
  'ship-order': {
    role: 'owner',
    async run(desk) {
      await desk.menu('交易', '订单')
      await desk.press('待发货')
      await openFirst(desk)
      await desk.press('发货')
      const form = await desk.dialog('发货')
      await form.getByRole('combobox', { name: '快递公司' }).fill('顺丰')
      await desk.page.getByTitle('顺丰速运').click()
      await desk.fill('运单号', 'SF1234567890')
      await desk.picture(desk.named('确定'))
      await desk.press('确定')
      await desk.says('发货成功')
    },
  },

  'decide-aftersale': {
    role: 'owner',
    async run(desk) {
      await desk.menu('交易', '售后')
      await desk.press('待处理')
      await openFirst(desk)
      await desk.press('处理售后')
      await desk.dialog('处理售后')
      await desk.picture(desk.front().getByLabel('同意', { exact: true }), desk.named('确定'))
      const agreed = desk.front().getByRole('switch', { name: '同意' })
      await agreed.click()
      await desk.front().getByLabel('拒绝原因').waitFor()
      await desk.look()
      await agreed.click()
      await desk.press('确定')
      await desk.says('处理售后成功')
    },
  },

  'tag-members': {
    role: 'owner',
    async run(desk) {
      await desk.menu('会员', '会员')
      await desk.page.getByRole('checkbox', { name: '选择本页全部' }).check()
      await desk.press('批量改标签')
      const form = await desk.dialog(/^批量改标签/)
      await form.getByRole('combobox', { name: '标签' }).click()
      await desk.page.locator('.ant-select-item-option').filter({ visible: true }).first().click()
      await desk.page.keyboard.press('Escape')
      await desk.picture(desk.named('下一步'))
      await desk.press('下一步')
      await desk.named(/^确定改变 \d+ 项$/).waitFor()
      await desk.press(/^确定改变 \d+ 项$/)
      await form.getByText(/^已改变 \d+ 项/).waitFor()
    },
  },

  'edit-shop': {
    role: 'owner',
    async run(desk) {
      await desk.menu('门店', '门店')
      await openFirst(desk)
      await desk.fill('营业时间', '09:30-22:30')
      await desk.page.keyboard.press('Tab')
      await desk.picture(desk.page.getByLabel('营业时间', { exact: true }))
      await desk.press('保存')
      await desk.says('保存成功')
    },
  },

  'read-report': {
    role: 'owner',
    async run(desk) {
      await desk.menu('经营', '概览')
      await desk.page.getByRole('region', { name: '待办' }).waitFor()
      await desk.menu('经营', '报表')
      await desk.calm()
      await desk.picture(desk.named('导出 Excel'))
      const [file] = await Promise.all([desk.page.waitForEvent('download'), desk.press('导出 Excel')])
      if (await file.failure()) throw new Error(`Expected the report as a file, got ${await file.failure()}`)
    },
  },

  'import-file': {
    role: 'owner',
    async run(desk) {
      await desk.menu('经营', '导入导出')
      await desk.choose('商品、价格与库存')
      await desk.choose('先检查：报告每一行会怎样，不写入')
      await desk.page.locator('input[type=file]').setInputFiles({
        name: '改价.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('货号,售价\nNO-SUCH,99\n'),
      })
      await desk.page
        .getByText(/^检查了 \d+ 行/)
        .first()
        .waitFor()
      await desk.calm()
      await desk.picture(desk.page.getByText('先检查：报告每一行会怎样，不写入'))
    },
  },
}
