/** Three-way merge of JSON values: one-sided changes are taken, others merge by the kind of value. */
import { freeze } from 'immer'
import { equal, isList, isRecord } from '@schemas/json'
import { withoutEmpty } from '@schemas/phone-patch'
import type { Path } from '../patch'
import type { Coupling } from './coupled'
import type { Finding } from './conflict'
import { mergeList } from './merge-list'
import type { Widget } from '../doc'

/** Looks up coupled keys and collects conflicts. */
export interface MergeContext {
  coupledAt(path: Path): Coupling
  report(finding: Finding): void
}

/** The three versions of a value; `undefined` means absent. */
interface Versions {
  base: unknown
  ours: unknown
  theirs: unknown
}

/** The merged value, `undefined` for absent. In a conflict ours wins. */
export function mergeValue(context: MergeContext, path: Path, versions: Versions): unknown {
  const settled = settle(versions)
  if (settled) return settled.value
  const { base, ours, theirs } = versions
  if (isRecord(ours) && isRecord(theirs)) {
    const groups = context.coupledAt(path)
    const records = { base: isRecord(base) ? base : {}, ours, theirs }
    if (groups !== 'all') return mergeRecord(context, path, groups, records)
  }
  if (isList(base) && isList(ours) && isList(theirs)) {
    const merged = mergeList({ base, ours, theirs }, (index) =>
      mergeValue(context, [...path, index], { base: base[index], ours: ours[index], theirs: theirs[index] }),
    )
    if (merged) return merged
    context.report({ kind: 'list', path, ...versions })
  } else context.report({ kind: 'value', path, ...versions })
  return ours
}

/** The value if no merge is needed: both agree, or only one side changed it. */
function settle({ base, ours, theirs }: Versions): { value: unknown } | null {
  if (equal(ours, theirs) || equal(base, theirs)) return { value: ours }
  return equal(base, ours) ? { value: theirs } : null
}

type Entries = Readonly<Record<string, unknown>>

function mergeRecord(
  context: MergeContext,
  path: Path,
  groups: readonly (readonly string[])[],
  { base, ours, theirs }: Record<keyof Versions, Entries>,
): Entries {
  const merged = new Map<string, unknown>()
  for (const keys of groups) {
    const versions = { base: pick(base, keys), ours: pick(ours, keys), theirs: pick(theirs, keys) }
    const settled = settle(versions)
    if (!settled) context.report({ kind: 'value', path, keys, ...versions })
    const value = settled ? settled.value : versions.ours
    for (const key of keys) merged.set(key, isRecord(value) ? value[key] : undefined)
  }
  // Our keys first: a merge that takes nothing from theirs keeps the key order.
  for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    if (merged.has(key)) continue
    merged.set(
      key,
      mergeValue(context, [...path, key], {
        base: own(base, key),
        ours: own(ours, key),
        theirs: own(theirs, key),
      }),
    )
  }
  const order = new Set([...Object.keys(ours), ...merged.keys()])
  return Object.fromEntries(
    [...order].map((key) => [key, merged.get(key)]).filter(([, value]) => value !== undefined),
  )
}

const own = (entries: Entries, key: string): unknown =>
  Object.hasOwn(entries, key) ? entries[key] : undefined

function pick(entries: Entries, keys: readonly string[]): Entries {
  return Object.fromEntries(
    keys.filter((key) => Object.hasOwn(entries, key)).map((key) => [key, entries[key]]),
  )
}

/** `parent` and `order` are merged as one unit. */
const PLACE = ['parent', 'order']

/** A phone patch that is absent, or has nothing of one side, is an empty one: its values merge one by one. */
function withWholePatch(widget: Widget): Widget {
  return { ...widget, h5: { props: {}, style: {}, ...widget.h5 } }
}

interface WidgetVersions {
  base: Widget | undefined
  ours: Widget | undefined
  theirs: Widget | undefined
}

/**
 * The merged widget, `undefined` if removed. A widget that one side removed and the other changed stays and is
 * reported.
 */
export function mergeWidget(
  versions: WidgetVersions,
  contextOf: (widget: Widget) => MergeContext,
): Widget | undefined {
  const { base, ours, theirs } = versions
  if (!ours || !theirs) {
    const left = ours ?? theirs
    if (!base || !left) return left
    if (equal(base, left)) return undefined
    contextOf(left).report({ kind: 'deleted', path: [], ...versions })
    return left
  }
  const settled = settle(versions)
  // Each side is a widget, and one of them was changed.
  if (settled) return freeze(settled.value as Widget, true)
  const context = contextOf(ours)
  const merged = mergeValue(
    {
      coupledAt: (path) => (path.length === 0 ? [PLACE] : context.coupledAt(path)),
      report: (finding) => context.report(finding.keys === PLACE ? { ...finding, kind: 'place' } : finding),
    },
    [],
    { base: base && withWholePatch(base), ours: withWholePatch(ours), theirs: withWholePatch(theirs) },
  )
  // Both sides are widgets, so the result has every required key.
  const { h5, ...widget } = merged as Widget
  const patch = withoutEmpty(h5)
  return freeze(patch ? { ...widget, h5: patch } : widget, true)
}
