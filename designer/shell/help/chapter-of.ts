/** Which chapter of the handbook `?` opens: the one table of pages and chapters. */
import { matchPath } from 'react-router-dom'
import type { RecordValues } from '@schemas/generated/records'
import type { Chapter } from './chapters'

/** By address (designer/routes.tsx). */
const OF_PAGE: Readonly<Record<string, Chapter>> = {
  '/start': 'start',
  '/': 'pages',
  '/pages/:page_id': 'widgets',
  '/edit': 'widgets',
  '/theme': 'looks',
  '/images': 'content',
  '/messages': 'teamwork',
  '/dashboard': 'data',
  '/reports': 'data',
  '/sheets': 'data',
  '/settings': 'settings',
  '/operators': 'settings',
  '/roles': 'settings',
  '/audit': 'settings',
  '/account': 'settings',
}

/** By kind of record, below `/records`. */
const OF_RECORD: Readonly<Record<keyof RecordValues, Chapter>> = {
  goods: 'goods',
  brand: 'goods',
  tag: 'goods',
  category: 'goods',
  coupon: 'marketing',
  promotion: 'marketing',
  seckill: 'marketing',
  staff_activity: 'marketing',
  member_grade: 'members',
  vip_grade: 'members',
  staff: 'members',
  shop: 'shops',
  freight_template: 'orders',
  bank_account: 'orders',
  article: 'content',
  article_node: 'content',
  protocol: 'content',
}

/** By worklist, below `/worklists`. */
const OF_WORKLIST: Readonly<Record<string, Chapter>> = {
  order: 'orders',
  aftersale: 'orders',
  review: 'orders',
  voucher: 'orders',
  refund: 'orders',
  bill: 'orders',
  bill_difference: 'orders',
  stock: 'goods',
  member: 'members',
}

/** By what the editor of a page shows; a tab of its left side by the tab's key. */
export const OF_EDITOR = {
  palette: 'widgets',
  modules: 'panels',
  outline: 'widgets',
  history: 'publishing',
  review: 'teamwork',
  panel: 'panels',
  style: 'looks',
  phone: 'looks',
} as const satisfies Record<string, Chapter>

/** @returns undefined for an address that the designer does not have */
export function chapterOf(pathname: string): Chapter | undefined {
  const listed = matchPath('/:lists/:name/*', pathname)?.params
  const named: Readonly<Record<string, Chapter>> | undefined = LISTS[listed?.lists ?? '']
  if (named) return named[listed?.name ?? '']
  const pattern = Object.keys(OF_PAGE).find((path) => matchPath(path, pathname))
  return pattern === undefined ? undefined : OF_PAGE[pattern]
}

const LISTS: Readonly<Record<string, Readonly<Record<string, Chapter>>>> = {
  records: OF_RECORD,
  worklists: OF_WORKLIST,
}
