import { freeze } from 'immer'
import type { Widget } from '../doc'
import { equal } from '@schemas/json-equal'
import { mergeValue, type MergeContext } from './merge-value'

/** `parent` and `order` are one unit: half a move is none. */
const PLACE = ['parent', 'order']

interface WidgetVersions {
  base: Widget | undefined
  ours: Widget | undefined
  theirs: Widget | undefined
}

/** The merged widget, or `undefined` where it is gone. What one removed and the other changed stays, and is listed. */
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
  const context = contextOf(ours)
  const merged = mergeValue(
    {
      coupledAt: (path) => (path.length === 0 ? [PLACE] : context.coupledAt(path)),
      report: (finding) => context.report(finding.keys === PLACE ? { ...finding, kind: 'place' } : finding),
    },
    [],
    versions,
  )
  // Two widgets make one: every key that one must have, both have.
  return freeze(merged as Widget, true)
}
