/** Identity and position of imported widgets: valid unique uuids, and order keys that follow the array. */
import { generateNKeysBetween } from 'fractional-indexing'
import pageSchema from '../page.schema.json'
import type { UpstreamWidget } from './types'

const [[uuidPattern = '', entry] = []] = Object.entries(pageSchema.properties.widgets.patternProperties)
const UUID = new RegExp(uuidPattern)
const ORDER_KEY = new RegExp(entry?.properties.order.pattern ?? '')

export interface Identities {
  /**
   * The widget's own uuid if it is valid and unused, else a new one with the reason.
   * @param all every widget of the import, so that a new uuid is not used by a later one
   */
  take(widget: UpstreamWidget): { uuid: string; reason: string | null }
}

/** @param all every widget of the import, so that a new uuid never takes one that is still to come */
export function createIdentities(
  all: Iterable<UpstreamWidget>,
  newUuid: (widget: UpstreamWidget, attempt: number) => string,
): Identities {
  const reserved = new Set<unknown>()
  for (const { uuid } of all) reserved.add(uuid)
  const taken = new Set<string>()

  const fresh = (widget: UpstreamWidget): string => {
    for (let attempt = 0; attempt < 1000; attempt += 1) {
      const uuid = newUuid(widget, attempt)
      if (UUID.test(uuid) && !FORBIDDEN.has(uuid) && !reserved.has(uuid) && !taken.has(uuid)) return uuid
    }
    throw new Error('newUuid gave no valid unused uuid in 1000 attempts')
  }

  return {
    take(widget) {
      const { uuid } = widget
      const reason = faultOf(uuid) ?? (taken.has(String(uuid)) ? `uuid 重复：${String(uuid)}` : null)
      const chosen = reason === null ? String(uuid) : fresh(widget)
      taken.add(chosen)
      return { uuid: chosen, reason }
    },
  }
}

/** Never accepted as a key (see `guard`). */
const FORBIDDEN: ReadonlySet<unknown> = new Set(['constructor'])

function faultOf(uuid: unknown): string | null {
  if (uuid === undefined || uuid === null || uuid === '') return '没有 uuid'
  if (typeof uuid === 'string' && UUID.test(uuid) && !FORBIDDEN.has(uuid)) return null
  return 'uuid 应为 1–64 个字母、数字、下划线或连字符'
}

/** Ten base-36 characters derived from the widget: importing the same file again gives the same uuids. */
export function uuidFromContent(widget: UpstreamWidget, attempt: number): string {
  const text = `${attempt}${JSON.stringify(widget)}`
  // Two 32-bit FNV-1a sums with different seeds; uniqueness is checked by the caller.
  let a = 0x811c9dc5
  let b = 0x01000193
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x85ebca6b)
  }
  return `${digits(a)}${digits(b)}`
}

function digits(sum: number): string {
  return (sum >>> 0).toString(36).padStart(7, '0').slice(-5)
}

/**
 * Order keys for siblings in array order: the marked ones if they are valid and agree with the array, else new ones for
 * all. Ties keep their uuid order.
 */
export function orderKeys(siblings: readonly { uuid: string; marked: string | undefined }[]): string[] {
  const isKept = siblings.every(({ uuid, marked }, index) => {
    if (marked === undefined || !ORDER_KEY.test(marked)) return false
    const before = siblings[index - 1]
    if (before?.marked === undefined) return true
    return before.marked < marked || (before.marked === marked && before.uuid < uuid)
  })
  return isKept
    ? siblings.map(({ marked }) => marked ?? '')
    : generateNKeysBetween(null, null, siblings.length)
}
