import zhCN from 'antd/locale/zh_CN.js'

const chinese = {
  /** Texts of antd's own parts. */
  antd: zhCN,
  settings: '设置',
  properties: '属性',
  box: '样式',
  outline: '大纲',
  page: '页面',
  canvas: '画布',
  screen: '屏幕',
  desktop: '电脑',
  phone: '手机',
  desktopOnly: '添加和复制的组件两端相同，请切换到电脑端操作',
  locked: '锁定的组件不能移动和删除',
  hiddenOnPhones: '手机端已隐藏',
  showOnPhones: (name: string): string => `${name}：在手机端显示`,
  palette: '组件',
  undo: '撤销',
  redo: '重做',
  save: '保存',
  noProblems: '没有问题',
  problems: (errors: number, warnings: number): string => `${errors} 个错误，${warnings} 个提醒`,
}

export type DesignerTexts = typeof chinese

/** The language of `<Designer>`, Chinese until `installTexts` is called. */
export let designerTexts = chinese

/** Called by `installTexts` alone. */
export const setDesignerTexts = (next: DesignerTexts): void => {
  designerTexts = next
}
