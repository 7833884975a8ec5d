import { DEMO_ACCOUNTS } from '@server/config/demo-accounts'
import { addWidget, openPage, partsOf, ready, saved } from '../editor'
import type { Tasks } from '../task'

/** Pages whose pictures are drawn one after the other. */
const FIRST_LINE = [0, 1, 2, 3]

/** Pages, widgets and panels. */
export const pageTasks: Tasks = {
  'sign-in': {
    role: null,
    async run(desk) {
      const [owner = { username: '', password: '' }] = DEMO_ACCOUNTS
      await desk.goto('/')
      await desk.fill('账号', owner.username)
      await desk.fill('密码', owner.password)
      await desk.press('登录')
      const next = desk.page.getByRole('region', { name: '接下来' })
      await next.waitFor()
      const recent = desk.page.getByRole('region', { name: '最近的页面' }).locator(':scope > ul > li')
      for (const index of FIRST_LINE) await recent.nth(index).getByRole('img').first().waitFor()
      await desk.calm()
      await desk.picture(next, desk.page.getByRole('link', { name: /^操作手册/ }))
    },
  },

  'create-page': {
    role: 'owner',
    async run(desk) {
      await desk.press('新建页面')
      const form = await desk.dialog('新建自定义页')
      await desk.fill('页面名称', '双十二会场')
      await form.getByText('大促会场', { exact: true }).click()
      await desk.calm()
      await desk.picture(desk.named('创建并编辑'))
      await desk.press('创建并编辑')
      await desk.closed()
      await ready(desk)
    },
  },

  'add-widget': {
    role: 'owner',
    async run(desk) {
      const { left, settings } = partsOf(desk)
      await openPage(desk, '早秋系列')
      await addWidget(desk, '文本')
      await desk.fill('文本', '新品上市，限时八折', settings)
      await desk.page.keyboard.press('Tab')
      await saved(desk)
      await desk.picture(
        left.getByRole('listitem').getByRole('button', { name: '文本', exact: true }),
        settings.getByLabel('文本', { exact: true }),
      )
      await desk.press('上移', settings)
      await desk.press('图层', left)
      await saved(desk)
    },
  },

  'pick-goods': {
    role: 'owner',
    async run(desk) {
      const { settings } = partsOf(desk)
      await openPage(desk, '早秋系列')
      await addWidget(desk, '商品')
      await desk.press(/^选择商品 \d+(?!：)\b/, settings)
      const picker = await desk.dialog(/^选择商品/)
      await desk.fill('搜索商品名称', '耳机')
      await picker.getByText(/^共 \d+ /).waitFor()
      await desk.calm()
      await picker.getByRole('row').getByRole('checkbox').nth(1).check()
      await desk.picture(desk.named('确定'))
      await desk.press('确定')
      await desk.closed()
      await saved(desk)
    },
  },

  'goods-rule': {
    role: 'owner',
    async run(desk) {
      const { settings } = partsOf(desk)
      await openPage(desk, '早秋系列')
      await addWidget(desk, '商品')
      await desk.choose('按规则', settings)
      await desk.select('排序', '销量最高', settings)
      await saved(desk)
      await desk.picture(settings.getByRole('radiogroup').filter({ hasText: '按规则' }))
    },
  },

  'fill-panel': {
    role: 'owner',
    async run(desk) {
      const { canvas, left } = partsOf(desk)
      await openPage(desk, '早秋系列')
      const panel = await addWidget(desk, '自由面板')
      await addWidget(desk, '热区图')
      await addWidget(desk, '文本')
      await desk.page.keyboard.press('Shift+ArrowDown')
      await saved(desk)
      await desk.picture(
        canvas.getByRole('toolbar', { name: '自由面板工具' }),
        left.getByRole('listitem').getByRole('button', { name: '文本', exact: true }),
      )
      await panel.waitFor()
    },
  },

  'save-module': {
    role: 'owner',
    async run(desk) {
      const { left } = partsOf(desk)
      await openPage(desk, '早秋系列')
      await addWidget(desk, '自由面板')
      await addWidget(desk, '文本')
      await desk.page.keyboard.press('Escape')
      await desk.press('图层', left)
      await left.getByRole('treeitem').filter({ hasText: '自由面板' }).first().click()
      await desk.press('模块', left)
      await desk.press('保存所选组件', left)
      await desk.dialog('保存组合模块')
      await desk.fill('模块名称', '活动标题')
      await desk.picture(desk.named('保存'))
      await desk.press('保存')
      await desk.says('组合模块保存成功！')
      await desk.closed()
    },
  },
}
