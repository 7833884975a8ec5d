/** Labels of the history's steps, and why a step cannot be made. */
export const steps = {
  page: '页面',
  several: (count: number): string => `${count} 个组件`,
  /** A verb, what it is done to, and which field of it. */
  label: (verb: string, subject: string, field = ''): string =>
    `${verb} ${subject}${field === '' ? '' : ` ${field}`}`,
  moveInto: (subject: string, panel: string): string => `移动 ${subject} 到 ${panel}`,

  insert: '插入',
  paste: '粘贴',
  duplicate: '复制',
  move: '移动',
  moveUp: '上移',
  moveDown: '下移',
  remove: '删除',
  edit: '编辑',
  adjust: '调整',
  resize: '调整大小',
  rename: '重命名',
  hide: '隐藏',
  show: '显示',
  lock: '锁定',
  unlock: '解锁',
  addItem: '添加项',
  moveItem: '移动项',
  removeItem: '删除项',
  merge: '合并',

  revert: (label: string): string => `撤回 ${label}`,
  touchedLater: (label: string): string => `之后的“${label}”改动了同一处`,
  movedLater: '之后页面结构有变，这一步不能单独撤回',

  onPhone: (label: string): string => `手机端：${label}`,
  restore: (title: string): string => `恢复 ${title}`,
  desktopOnly: '添加、复制和移到别处的组件两端相同，请切换到电脑端操作；手机端可以隐藏、排序和调整',
  sameOnPhone: '此项在手机端与电脑端相同，请切换到电脑端修改',

  nothingToPaste: '剪贴板中没有可粘贴的组件',
  notPasteable: (problems: string): string => `不能粘贴，内容有误。${problems}`,
  problemOf: (widget: string, message: string): string => `${widget}：${message}`,
  /** Between several problems of one refusal. */
  separator: '；',
}
