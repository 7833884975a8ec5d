import type { PageType } from '../../db/schema'

/** What operators call the kinds of pages. */
export const PAGE_TYPE_NAMES: Record<PageType, string> = {
  home: '首页',
  custom: '自定义页',
  header: '页头',
  footer: '页脚',
  section: '商城自带页面',
}
