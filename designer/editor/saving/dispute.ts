/** A merge that only the operator can finish. */
import { merge, type Merged, type MergeOptions, type PageDoc } from '@engine/design'
import { isOpen, type Versions } from './resolve'

export interface Dispute {
  id: number
  /** Of the page as it is now: the operator may have gone on editing. */
  versions(): Versions
  /** Who made the other version. */
  author: string
  /** Makes the merged page the one being edited. */
  settle(result: PageDoc): void
  /** The page is being closed; nothing is lost, it will be asked again. */
  abandon(): void
}

/** The merge, or `null` where the operator has to choose. */
export function mergeQuietly({ base, mine, theirs }: Versions, options: MergeOptions): Merged | null {
  const merged = merge(base, mine, theirs, options)
  return merged.conflicts.some(isOpen) ? null : merged
}
