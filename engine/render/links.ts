import type { Link } from '@schemas/generated/types'
import { linkTargetOf } from '@schemas/link-targets'
import { safeUrl } from './css-values'

/**
 * Where a link leads (rule links-1), or `undefined` when it leads nowhere.
 * An `href` of its own wins over its kind; `javascript:`, `data:` and protocol-relative targets are no targets.
 */
export function hrefOf(link: Partial<Link> | null | undefined): string | undefined {
  if (!link) return undefined
  return link.href ? safe(link.href) : addressOf(link)
}

function addressOf(link: Readonly<Record<string, unknown>>): string | undefined {
  const target = linkTargetOf(link['linkPage'])
  if (!target) return undefined
  const { keys, path, end = '' } = target
  if (keys.length === 0) return path
  for (const key of keys) {
    const id = link[key]
    // a path of our own with an encoded id is safe
    if (id) return path === undefined ? safe(id) : path + encodePart(String(id)) + end
  }
  return undefined
}

/** Most ids need no encoding; this test is cheaper than encoding. */
const PLAIN = /^[\w-]*$/

/** A text as one part of an address. Lone surrogates, on which `encodeURIComponent` throws, become U+FFFD. */
export const encodePart = (text: string): string =>
  PLAIN.test(text) ? text : encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))

const safe = (address: unknown) => (typeof address === 'string' ? safeUrl(address) : undefined)
