import { expect, test } from 'vitest'
import { actionName } from './action-names'

test.each([
  ['page.publish', '发布页面'],
  ['goods.change', '修改商品'],
  ['protocol.change', '修改协议'],
  ['order.reprice_order', '订单改价'],
  ['order.write_invoice', '订单开发票'],
  ['member.change_member', '调整会员'],
  ['member.change_member_tags', '会员改标签'],
  ['member.tag_members', '会员批量改标签'],
  ['sheet.import', '导入表格'],
  ['nobody.knows', 'nobody.knows'],
])('the audit log says %s in words: %s', (action, words) => {
  expect(actionName(action)).toBe(words)
})
