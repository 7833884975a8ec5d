/** One line of the table: ours compared with one baseline, measured in the same run. */

export const GROUPS = {
  a: '服务器渲染（处理器时间）',
  b: '浏览器中改一个属性（时钟时间）',
  c: '校验与读取（处理器时间）',
  d: '历史步骤（处理器时间）',
  e: '首页脚本',
  f: '每秒请求数',
  g: '设计器',
  h: '商店接口',
  i: '商店页面',
  j: '会员的长列表',
  k: '手机页面',
  l: '多台机器',
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
  /** The baseline; absent for an absolute target. */
  base?: { name: string; value: number; ratio: number }
  /** The target: at most this ratio, or at most this value of ours without a baseline. */
  limit?: number
  /** The target of a score or a rate: at least this ratio, or this value of ours without a baseline. */
  least?: number
  /** Reason if the target is missed. */
  ifMissed?: string
}

/** `undefined` for a row without target. */
export function isMet({ ours, base, limit, least }: Row): boolean | undefined {
  if (least !== undefined) return (base?.ratio ?? ours) >= least
  return limit === undefined ? undefined : (base?.ratio ?? ours) <= limit
}
