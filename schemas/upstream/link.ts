/**
 * Links: upstream stores the whole picked row; the page keeps its kind, one target and display names (rule links-1).
 */
import { linkTargets } from '../generated/link-targets'
import { linkTargetOf } from '../link-targets'
import type { JsonObject } from '../page'
import { inside, isPresent, noted, type Context } from './report'

/** `x-name` of the link schema. */
export const LINK = 'Link'

const EVERY_TARGET: ReadonlySet<string> = new Set(Object.values(linkTargets).flatMap(({ keys }) => keys))

/** A picked row as a closed link; `{}` for an empty one and for kinds without a target in this shop. */
export function reduceLink(row: JsonObject, at: Context): JsonObject {
  if (!at.foreign) return row
  const { linkPage: kind } = row
  if (isPresent(row.href) && kind !== 'href' && kind !== 'coupons') return asAddress(row, at)
  if (!isPresent(kind)) return emptied(row, at, '没有链接类型')
  if (typeof kind !== 'string' || !linkTargetOf(kind)) {
    return emptied(row, at, `链接类型 ${JSON.stringify(kind)} 在本店没有对应的页面`)
  }
  return withOneTarget(row, kind, at)
}

/** An `href` takes precedence over the kind (rule import-4). */
function asAddress(row: JsonObject, at: Context): JsonObject {
  if (isPresent(row.linkPage)) {
    noted(at, {
      severity: 'warning',
      kind: 'converted',
      message: `链接带有 href，类型由 ${String(row.linkPage)} 改为 href`,
    })
  }
  return withOneTarget({ ...row, linkPage: 'href' }, 'href', at)
}

function withOneTarget(row: JsonObject, kind: string, at: Context): JsonObject {
  const keys = linkTargetOf(kind)?.keys ?? []
  const [key = 'href', ...others] = keys
  const source = [key, ...others].find((name) => isPresent(row[name]))
  if (keys.length > 0 && !source) return emptied(row, at, `链接类型 ${kind} 没有目标`)
  const result: JsonObject = {}
  for (const [name, value] of Object.entries(row)) {
    if (name === source) result[key] = value
    else if (!EVERY_TARGET.has(name)) result[name] = value
    else if (isPresent(value)) {
      noted(inside(at, name), {
        severity: 'info',
        kind: 'dropped',
        message: `丢弃 ${name}：链接只保留一个目标`,
      })
    }
  }
  if (source && source !== key) {
    noted(inside(at, source), { severity: 'info', kind: 'renamed', message: `${source} 改名为 ${key}` })
  }
  return result
}

function emptied(row: JsonObject, at: Context, reason: string): JsonObject {
  if (Object.values(row).some(isPresent)) {
    noted(at, { severity: 'warning', kind: 'dropped', message: `链接已清空：${reason}` })
  }
  return {}
}
