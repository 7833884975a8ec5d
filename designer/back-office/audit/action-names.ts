import { isActionName, titleOfAction } from '@schemas/actions'
import { isRecordName, kindOfRecord } from '@schemas/records'

/** The audit log's actions are `subject.verb`; operators read them in words. Records and actions have their titles. */
const SUBJECTS: Readonly<Record<string, string>> = {
  page: '页面',
  image: '图片',
  image_folder: '图片文件夹',
  module: '组合模块',
  template: '页面模板',
  operator: '运营账号',
  role: '角色',
  setting: '商城设置',
  member: '会员',
  order: '订单',
  aftersale: '售后',
  voucher: '付款凭证',
  refund: '退款',
  review: '评价',
  stock: '库存',
  publication: '定时发布',
  sheet: '表格',
}

const VERBS: Readonly<Record<string, string>> = {
  create: '新建',
  register: '上传',
  edit: '编辑',
  change: '修改',
  update: '修改',
  rename: '重命名',
  move: '移动',
  duplicate: '复制',
  delete: '删除',
  restore: '恢复',
  purge: '彻底删除',
  enable: '启用',
  disable: '停用',
  publish: '发布',
  schedule: '定时发布',
  cancel: '取消',
  fail: '未能完成',
  rollback: '回退',
  import: '导入',
  export: '导出',
  download: '下载',
  first_owner: '建立首个店主',
  sign_in: '登录',
  sign_in_failed: '未能登录',
  sign_out: '退出',
}

/** Actions whose name does not follow from verb and subject. */
const ACTIONS: Readonly<Record<string, string>> = {
  'member.change_member': '调整会员',
  'page.withdraw': '撤回发布',
  'page.review_submit': '提交审核',
  'page.review_withdraw': '撤回审核',
  'page.review_return': '退回审核',
  'page.review_approve': '通过审核',
  'operator.change_password': '修改自己的密码',
  'operator.secrets_rotated': '更换签名密钥',
  'operator.second_factor_on': '开启两步验证',
  'operator.second_factor_off': '关闭两步验证',
  'operator.recovery_codes': '更换恢复码',
  'operator.reset_second_factor': '重置两步验证',
  'operator.token_create': '新建访问令牌',
  'operator.token_revoke': '停用访问令牌',
  'operator.log_signed': '开始签名操作记录',
}

/** `page.publish` → 发布页面, `order.reprice_order` → 订单改价; an action without a name is shown as it is. */
export function actionName(action: string): string {
  const whole = ACTIONS[action]
  if (whole !== undefined) return whole
  const [subject = '', verb = ''] = action.split('.')
  const what = isRecordName(subject) ? kindOfRecord(subject).title : SUBJECTS[subject]
  if (what !== undefined && isActionName(verb)) return what + titleOfAction(verb)
  const done = VERBS[verb]
  return what !== undefined && done !== undefined ? done + what : action
}
