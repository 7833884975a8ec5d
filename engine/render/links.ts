import type { Link } from '@schemas/generated/types'
import { linkTargetOf } from '@schemas/link-targets'
import { safeUrl } from './css-values'

/**
 * Where a link leads (designer §2, decisions 5), or `undefined` when it leads nowhere.
 * An `href` of its own wins over its kind; `javascript:`, `data:` and protocol-relative targets are no targets.
 */
export function hrefOf(link: Partial<Link> | null | undefined): string | undefined {
  if (!link) return undefined
  const raw = link.href || addressOf(link)
  return typeof raw === 'string' ? safeUrl(raw) : undefined
}

function addressOf(link: Readonly<Record<string, unknown>>): unknown {
  const { keys = [], path } = linkTargetOf(link['linkPage']) ?? {}
  if (keys.length === 0) return path
  const id = keys.map((key) => link[key]).find(Boolean)
  return path === undefined || id === undefined ? id : path + encodeURIComponent(String(id))
}
