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
