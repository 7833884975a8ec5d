/** Chapters of the operators' handbook, in its order: `docs/zh/handbook/{id}.md` begins with the title. */
export const CHAPTERS = {
  start: '开始',
  pages: '页面',
  widgets: '组件',
  panels: '自由面板',
  looks: '样式与主题',
  publishing: '发布与撤回',
  teamwork: '多人协作与审核',
  content: '图片与文章',
  goods: '商品与库存',
  marketing: '营销',
  orders: '订单与售后',
  members: '会员',
  shops: '门店',
  data: '数据',
  settings: '设置与权限',
  fields: '组件字段',
} as const

export type Chapter = keyof typeof CHAPTERS

/** Where the shop serves the handbook; its build (scripts/build/handbook.ts) writes there. */
export const HANDBOOK = '/designer/handbook'

/** The page of a chapter, which needs no session. */
export const addressOfChapter = (chapter: Chapter): string => `${HANDBOOK}/${chapter}.html`
