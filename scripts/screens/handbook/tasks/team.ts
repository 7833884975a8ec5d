import { changePage, openPage, partsOf } from '../editor'
import { DEMO_ACCOUNTS } from '@server/config/demo-accounts'
import type { Desk } from '../desk'
import type { Tasks } from '../task'

const EDITOR = DEMO_ACCOUNTS.find(({ role }) => role === 'editor')

/** Opens the editor's own account, by the name at the top right. */
async function openAccount(desk: Desk): Promise<void> {
  await desk.press('编辑')
  await desk.page.getByRole('heading', { name: '我的账号' }).waitFor()
}

/** What several operators do with one page, and who they are. */
export const teamTasks: Tasks = {
  'submit-review': {
    role: 'editor',
    async run(desk) {
      await openPage(desk, '科技')
      await changePage(desk, '以旧换新')
      await desk.press('提交审核', partsOf(desk).top)
      const form = await desk.dialog('提交审核')
      await form.getByLabel('给审核人的说明').fill('加了以旧换新，请看价格说明。')
      await desk.picture(desk.named('提交审核'))
      await desk.press('提交审核')
      await desk.says('已提交审核，结果会在消息里告诉你')
    },
  },

  'approve-review': {
    role: 'owner',
    async run(desk) {
      await desk.press(/^“法式风格”待审核/)
      const { left, top } = partsOf(desk)
      await left.getByText('只看选中的组件').waitFor()
      await desk.calm()
      await desk.picture(
        left.getByRole('button', { name: '通过并发布' }),
        left.getByRole('button', { name: /^退\s?回$/ }),
      )
      await desk.press('退回', top)
      const form = await desk.dialog('退回审核')
      await form.getByRole('textbox').fill('标题请带上面料。')
      await desk.press('取消')
      await desk.closed()
      await desk.press('通过并发布', left)
      await desk.dialog('发布页面')
      await desk.press('通过并发布')
      await desk.dialog('发布成功！')
    },
  },

  'create-operator': {
    role: 'owner',
    async run(desk) {
      await desk.menu('设置', '运营人员')
      await desk.press('新建账号')
      await desk.dialog('新建账号')
      await desk.fill('账号', 'xiaolin')
      await desk.fill('姓名', '小林')
      await desk.select('角色', '编辑')
      await desk.fill('密码', 'Tangli-2026-dongji')
      await desk.picture(desk.named('保存'))
      await desk.press('保存')
      await desk.says('保存成功')
    },
  },

  'shop-information': {
    role: 'owner',
    async run(desk) {
      await desk.menu('设置', '商城设置')
      await desk.press('店铺信息')
      await desk.fill('客服电话', '400-123-4567')
      await desk.page.keyboard.press('Tab')
      await desk.picture(desk.page.getByLabel('客服电话', { exact: true }), desk.named('保存'))
      await desk.press('保存')
      await desk.says('保存成功')
    },
  },

  'two-steps': {
    role: 'editor',
    async run(desk) {
      await openAccount(desk)
      await desk.press('开启两步验证')
      await desk.dialog('开启两步验证')
      await desk.fill('当前密码', EDITOR?.password ?? '')
      await desk.picture(desk.named('下一步'))
      await desk.press('下一步')
      await desk.front().getByLabel('动态验证码').waitFor()
    },
  },

  'create-token': {
    role: 'editor',
    async run(desk) {
      await openAccount(desk)
      await desk.press('新建令牌')
      await desk.dialog('新建令牌')
      await desk.fill('名称', '文案助手')
      await desk.select('有效期', '30天')
      await desk.fill('当前密码', EDITOR?.password ?? '')
      await desk.picture(desk.named('新建'))
      await desk.press('新建')
      await desk.page.getByRole('button', { name: '我已保存' }).waitFor()
      await desk.dialog('新建令牌')
      await desk.press('我已保存')
      await desk.closed()
      await desk.press('停用令牌 文案助手')
      await desk.dialog('停用令牌“文案助手”？')
      await desk.press('停用')
      await desk.closed()
      await desk.page.getByText('已失效').waitFor()
    },
  },
}
