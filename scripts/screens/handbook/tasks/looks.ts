import { addWidget, changePage, openPage, partsOf, saved } from '../editor'
import type { Tasks } from '../task'

/** How pages look, and how they reach shoppers. */
export const lookTasks: Tasks = {
  'widget-style': {
    role: 'owner',
    async run(desk) {
      const { settings } = partsOf(desk)
      await openPage(desk, '早秋系列')
      await addWidget(desk, '段落文本')
      await desk.press('组件样式', settings)
      await desk.fill('上外边距', '40', settings)
      await desk.page.keyboard.press('Tab')
      await saved(desk)
      await desk.picture(
        settings.getByRole('tab', { name: '组件样式' }),
        settings.getByLabel('上外边距', { exact: true }),
      )
    },
  },

  'phone-look': {
    role: 'owner',
    async run(desk) {
      const { settings, top } = partsOf(desk)
      await openPage(desk, '早秋系列')
      const text = await addWidget(desk, '文本')
      await desk.choose('手机', top)
      await text.scrollIntoViewIfNeeded()
      await desk.fill('字号', '30', settings)
      await desk.page.keyboard.press('Tab')
      await saved(desk)
      await desk.picture(top.getByText('手机', { exact: true }), settings.getByLabel('字号', { exact: true }))
      await desk.press('在手机端隐藏', settings)
      await desk.says('已在手机端隐藏')
    },
  },

  'shop-theme': {
    role: 'owner',
    async run(desk) {
      await desk.menu('装修', '店铺主题')
      await desk.choose('大圆角')
      await desk.page.getByRole('region', { name: '主题影响的页面' }).waitFor()
      await desk.calm()
      await desk.picture(desk.named('保存'))
      await desk.press('保存')
      await desk.says('保存成功')
    },
  },

  publish: {
    role: 'owner',
    async run(desk) {
      const { top } = partsOf(desk)
      await openPage(desk, '数码会场')
      await changePage(desk, '全场包邮')
      await desk.press('发布', top)
      await desk.dialog('发布页面')
      await desk.fill('备注', '加了包邮提示')
      await desk.picture(desk.named('发布'))
      await desk.press('发布')
      await desk.dialog('发布成功！')
    },
  },

  withdraw: {
    role: 'owner',
    async run(desk) {
      await openPage(desk, '数码会场')
      await changePage(desk, '第二波新品')
      await desk.press('发布', partsOf(desk).top)
      await desk.dialog('发布页面')
      await desk.press('发布')
      await desk.dialog('发布成功！')
      await desk.picture(desk.named('撤回'))
      await desk.press('撤回')
      await desk.says('已撤回，顾客看到的是发布之前的页面')
    },
  },

  schedule: {
    role: 'owner',
    async run(desk) {
      await openPage(desk, '禾岸故事')
      await changePage(desk, '新店开业')
      await desk.press('发布', partsOf(desk).top)
      const form = await desk.dialog('发布页面')
      await desk.choose('定时发布')
      await form.getByLabel('定时发布的时间（北京时间）').waitFor()
      await desk.picture(form.getByLabel('定时发布的时间（北京时间）'))
      await form.getByRole('button', { name: '定时发布' }).click()
      await desk.closed()
      await partsOf(desk).top.getByText('待发布', { exact: true }).waitFor()
      await desk.press('历史版本', partsOf(desk).top)
      await desk.dialog('历史版本')
    },
  },

  'go-back': {
    role: 'owner',
    async run(desk) {
      await openPage(desk, '数码会场')
      await desk.press('历史版本', partsOf(desk).top)
      const versions = await desk.dialog('历史版本')
      await versions
        .getByRole('list', { name: '版本' })
        .getByRole('button', { name: /^第 \d+ 版/ })
        .last()
        .click()
      await versions.getByRole('tab', { name: '对比' }).waitFor()
      await desk.calm()
      await desk.picture(desk.named('回到这一版'))
      await desk.press('回到这一版')
      const question = desk.page.getByRole('dialog', { name: /^确定回到第 \d+ 版？/ })
      await desk.press('确定', question)
      await desk.says(/^已回到第 \d+ 版，发布后生效$/)
    },
  },
}
