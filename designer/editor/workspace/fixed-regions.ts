import { ROOTS, rootOf, type Change, type Editor } from '@engine/design'
import { REGIONS, type Region } from '@schemas/page-data'
import type { Host } from '../../shell/ui'

/** Least ms between two messages: each key that is pressed is refused. */
const QUIET = 3000

/** Refuses edits of regions that the operator may see and not change: all pages share them (rule office-10). */
export class FixedRegions {
  #toldAt = -QUIET

  constructor(
    private readonly editor: Editor,
    private readonly host: Host,
    private readonly fixed: ReadonlySet<Region>,
  ) {}

  /** Whether changes, which are applied already, leave the fixed regions as they were. */
  admits(changes: readonly Change[]): boolean {
    if (this.fixed.size === 0) return true
    const removed = new Map(
      changes.flatMap((change) => ('removed' in change ? [[change.id, change.removed.parent] as const] : [])),
    )
    const touches = changes.some((change) =>
      [this.#regionOf(change.id, removed), ...placesBefore(change)].some(
        (region) => region !== undefined && this.fixed.has(region),
      ),
    )
    if (!touches) return true
    const now = performance.now()
    if (now - this.#toldAt >= QUIET) {
      this.#toldAt = now
      this.host.warn('未执行：账号只能修改指定的页面，页头与页脚是所有页面共用的')
    }
    return false
  }

  /** Of a widget that is there, or was until now. */
  #regionOf(id: string, removed: ReadonlyMap<string, string | null>): Region | undefined {
    const parent = removed.get(id)
    if (parent === undefined) return rootOf(this.editor.doc, id)
    const region = REGIONS.find((each) => ROOTS[each] === parent)
    return region ?? (parent === null ? undefined : this.#regionOf(parent, removed))
  }
}

/** Where a change moved a widget from. */
function placesBefore(change: Change): (Region | undefined)[] {
  if (!('patches' in change)) return []
  return change.patches.map((patch) =>
    patch.op === 'place' ? REGIONS.find((region) => ROOTS[region] === patch.was[0]) : undefined,
  )
}
