/** One line of the table: ours against one baseline, measured in the same run. */

export const GROUPS = {
  a: '服务器渲染',
  b: '浏览器中改一个属性',
  c: '校验',
  d: '历史步骤',
  e: '首页脚本',
  f: '每秒请求数',
  g: '设计器',
  h: '商店接口',
  i: '商店页面',
  j: '会员的长列表',
} as const

export type GroupId = keyof typeof GROUPS

export type Unit = 'ms' | 'µs' | 'B' | 'KB' | 'MB' | '次/秒' | '分' | ''

export interface Row {
  group: GroupId
  /** What was measured, in Chinese. */
  what: string
  unit: Unit
  /** Median of ours. */
  ours: number
  /** What it is compared with; absent where the mark is absolute. */
  base?: { name: string; value: number; ratio: number }
  /** The mark: at most this ratio, or at most this value of ours where there is no baseline. */
  limit?: number
  /** The mark of a score: at least this value. */
  least?: number
  /** Why, where the mark is missed. */
  ifMissed?: string
}

/** `undefined` for a row that has no mark. */
export function isMet({ ours, base, limit, least }: Row): boolean | undefined {
  if (least !== undefined) return ours >= least
  return limit === undefined ? undefined : (base?.ratio ?? ours) <= limit
}
