import type { PageTemplate } from '@schemas/generated/api'

/** What a template is for, in the order in which they are offered. */
export const PURPOSE_NAMES: Record<PageTemplate['purpose'], string> = {
  blank: '空白',
  home: '首页',
  sale: '大促',
  fresh: '上新',
  stores: '门店',
  brand: '品牌',
  event: '活动',
  own: '我的模板',
}
