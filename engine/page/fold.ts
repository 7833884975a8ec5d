/** Folds many changes into few: overwritten values leave no trace. */
import { applyPatch } from './apply'
import { type Change, type Patch, related, startsWith } from './patch'
import { equal } from '@schemas/json'

/**
 * The same edit with fewer changes: the patches of a widget are grouped (widgets do not depend on one another), patches
 * of a new widget become part of it, later values replace earlier ones.
 */
export function foldChanges(changes: readonly Change[]): readonly Change[] {
  if (changes.length < 2) return changes
  const folded: (Change | null)[] = []
  const latest = new Map<string, number>()
  for (const change of changes) {
    const at = latest.get(change.id)
    const earlier = at === undefined ? undefined : folded[at]
    const pair = earlier ? foldPair(earlier, change) : undefined
    if (at === undefined || pair === undefined) latest.set(change.id, folded.push(change) - 1)
    else folded[at] = pair
  }
  return folded.filter((change) => change !== null)
}

/** Two changes of one widget as one; `null` if they cancel out, `undefined` if they must stay separate. */
function foldPair(earlier: Change, later: Change): Change | null | undefined {
  if ('added' in earlier) {
    if ('patches' in later) return { id: earlier.id, added: later.patches.reduce(applyPatch, earlier.added) }
    return 'removed' in later ? null : undefined
  }
  if (!('patches' in earlier && 'patches' in later)) return undefined
  const patches = later.patches.reduce(foldPatch, earlier.patches)
  return patches.length > 0 ? { id: earlier.id, patches } : null
}

/** A later patch replaces an earlier one of its target, unless a patch in between moved that target. */
function foldPatch(patches: readonly Patch[], later: Patch): readonly Patch[] {
  const at = patches.findLastIndex((earlier) => sameTarget(earlier, later))
  const earlier = patches[at]
  const merged = earlier && overwrite(earlier, later)
  if (merged === undefined || patches.slice(at + 1).some((between) => related(between, later))) {
    return [...patches, later]
  }
  return merged ? patches.with(at, merged) : patches.toSpliced(at, 1)
}

/** Both patches as one; `null` if they cancel out, `undefined` if neither overwrites the other. */
function overwrite(earlier: Patch, later: Patch): Patch | null | undefined {
  if (earlier.op === 'place' && later.op === 'place') {
    return equal(earlier.was, later.value) ? null : { ...later, was: earlier.was }
  }
  if (later.op === 'replace') {
    if (earlier.op === 'add') return { ...earlier, value: later.value }
    if (earlier.op === 'replace')
      return equal(earlier.was, later.value) ? null : { ...later, was: earlier.was }
  }
  if (later.op === 'remove') {
    if (earlier.op === 'add') return null
    if (earlier.op === 'replace') return { ...later, was: earlier.was }
  }
  return undefined
}

function sameTarget(a: Patch, b: Patch): boolean {
  if (a.op === 'place' || b.op === 'place') return a.op === b.op
  return a.path.length === b.path.length && startsWith(a.path, b.path)
}
