import { linkTitles } from './generated/kinds'
import { linkTargets } from './generated/link-targets'

/** Where a kind of links leads (rule links-1), as `schemas/kinds.json` says it. */
export interface LinkTarget {
  /** Properties that may hold the target; the first non-empty one counts. */
  keys: readonly string[]
  /** The address before the id; absent: the property holds the address itself. */
  path?: string
  /** The address after the id. */
  end?: string
  /** The property that names the row, where the address does not. */
  row?: string
  /** The kind of row that it leads to. */
  entity?: string
}

/** The target of a kind; `undefined` for unknown kinds. */
export const linkTargetOf = (kind: unknown): LinkTarget | undefined =>
  typeof kind === 'string' && Object.hasOwn(linkTargets, kind) ? linkTargets[kind] : undefined

/** What operators read of a kind; '' for unknown kinds. */
export const linkTitleOf = (kind: string): string =>
  Object.hasOwn(linkTitles, kind) ? (linkTitles[kind] ?? '') : ''
