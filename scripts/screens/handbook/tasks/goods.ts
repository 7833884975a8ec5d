import sharp from 'sharp'
import type { Desk } from '../desk'
import type { Tasks } from '../task'

/** Opens an empty form of a kind of record. */
async function create(desk: Desk, group: string, title: string): Promise<void> {
  await desk.menu(group, title)
  await desk.press(`新建${title}`)
  await desk.page.getByRole('heading', { level: 1, name: `新建${title}` }).waitFor()
  await desk.calm()
}

/** Pictures, products and what makes them cheaper. */
export const goodsTasks: Tasks = {
  'upload-image': {
    role: 'owner',
    async run(desk) {
      await desk.menu('装修', '图片')
      const picture = await sharp({
        create: { width: 1200, height: 600, channels: 3, background: '#c8553d' },
      })
        .png()
        .toBuffer()
      await desk.page
        .getByTestId('file')
        .first()
        .setInputFiles({ name: '双十二海报.png', mimeType: 'image/png', buffer: picture })
      await desk.page.getByText('双十二海报').first().waitFor()
      await desk.page.getByRole('button', { name: '取消上传' }).waitFor({ state: 'hidden' })
      await desk.calm()
      await desk.picture(desk.named('上传'))
    },
  },

  'create-goods': {
    role: 'owner',
    async run(desk) {
      await create(desk, '商品', '商品')
      await desk.fill('商品名称', '羊毛围巾')
      await desk.fill('卖点', '双面可用')
      await desk.page.getByLabel('销售价').first().fill('199')
      await desk.page.getByLabel('初始库存').first().fill('50')
      await desk.page.keyboard.press('Tab')
      await desk.page.getByLabel('商品名称', { exact: true }).scrollIntoViewIfNeeded()
      await desk.picture(desk.page.getByLabel('商品名称', { exact: true }))
      await desk.press('保存')
      await desk.says('保存成功')
    },
  },

  'reprice-goods': {
    role: 'owner',
    async run(desk) {
      await desk.menu('商品', '商品')
      await desk.page.getByRole('checkbox', { name: '选择本页全部' }).check()
      await desk.press('批量改价')
      const dialog = await desk.dialog(/^批量改价/)
      await desk.choose('增减百分比')
      await dialog.getByLabel('增减百分比').last().fill('-10')
      await desk.press('下一步')
      await desk.named(/^确定改变 \d+ 项$/).waitFor()
      await desk.picture(desk.named(/^确定改变 \d+ 项$/))
      await desk.press(/^确定改变 \d+ 项$/)
      await dialog.getByText(/^已改变 \d+ 项/).waitFor()
    },
  },

  'receive-stock': {
    role: 'owner',
    async run(desk) {
      await desk.menu('商品', '库存')
      await desk.page.getByRole('row').getByRole('link').first().click()
      await desk.press('入库')
      await desk.dialog('入库')
      await desk.fill('件数', '20')
      await desk.fill('说明', '供应商补货')
      await desk.picture(desk.named('确定'))
      await desk.press('确定')
      await desk.says('入库成功')
    },
  },

  'create-coupon': {
    role: 'owner',
    async run(desk) {
      await create(desk, '营销', '优惠券')
      await desk.fill('名称', '双十二满300减40')
      await desk.fill('减免金额', '40')
      await desk.fill('满多少可用', '300')
      await desk.fill('发放总数', '1000')
      await desk.moment('生效时间', '2026-12-01 00:00:00')
      await desk.moment('失效时间', '2099-12-31 23:59:59')
      await desk.page.getByLabel('名称', { exact: true }).scrollIntoViewIfNeeded()
      await desk.picture(
        desk.page.getByLabel('减免金额', { exact: true }),
        desk.page.getByLabel('满多少可用', { exact: true }),
      )
      await desk.press('保存')
      await desk.says('保存成功')
    },
  },

  'create-promotion': {
    role: 'owner',
    async run(desk) {
      await create(desk, '营销', '促销活动')
      await desk.fill('名称', '双十二满200减30')
      await desk.moment('开始时间', '2026-12-12 00:00:00')
      await desk.moment('结束时间', '2099-12-12 23:59:59')
      await desk.press(/^添加档次/)
      const step = desk.page.getByRole('row')
      await step.getByLabel('满').fill('200')
      await step.getByLabel('减').fill('30')
      await desk.page.keyboard.press('Tab')
      await desk.picture(step.getByLabel('满'), step.getByLabel('减'))
      await desk.press('保存')
      await desk.says('保存成功')
    },
  },
}
