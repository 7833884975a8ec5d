/** Texts that pages share, verbatim from the specification's table of texts: a part of every page's first script. */
export const texts = {
  home: '首页',
  skipToContent: '跳到主要内容',
  operationFailed: '操作失败',
  offline: '网络已断开',
  again: '重试',
  search: '搜索',
  clear: '清除条件',
  confirm: '确定',
  less: '减少',
  more: '增加',
  quantity: '数量',
  cancel: '取消',
  close: '关闭',
  hint: '提示',
  back: '返回',
  saving: '提交中…',
} as const
