import type { PageRow, PageTemplate } from '@schemas/generated/api'

export const KIND_NAMES: Record<PageRow['page_type'], string> = {
  home: '首页',
  custom: '自定义页',
  header: '页头',
  footer: '页脚',
  section: '商城页面',
}

export const STATE_NAMES: Record<PageRow['state'], { text: string; color: string }> = {
  draft: { text: '草稿', color: 'default' },
  published: { text: '已发布', color: 'success' },
  changed: { text: '有修改', color: 'warning' },
  scheduled: { text: '定时发布', color: 'processing' },
}

export const PLATFORM_NAMES: Record<PageRow['platform'], string> = { pc: '电脑', h5: '手机' }

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
