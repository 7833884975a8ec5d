/** Requests to the shop. */

export interface Target {
  what: string
  path: string
  /** With a session of its own, so never from the shared cache. */
  personal: boolean
}

export const TARGETS: readonly Target[] = [
  { what: '访客的首页（1 秒内新鲜，之后先旧后新）', path: '/', personal: false },
  { what: '带会话的首页：每次查库、组装、渲染、压缩', path: '/?session', personal: true },
  { what: '首页数据（JSON）：每次查库、组装', path: '/page-data?path=/', personal: false },
]

export const SESSION = 'sid=bench'

/** Messages of the server's process to the bench. */
export interface ShopAddress {
  url: string
  database: 'PGlite' | 'PostgreSQL'
}
