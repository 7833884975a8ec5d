/** Restores the tree after widgets were merged one by one: parents exist and no widget is inside itself. */
import { isRoot, type PageDoc, type TreePosition, type Widget } from '../doc'
import type { Finding } from './conflict'

interface Docs {
  base: PageDoc
  ours: PageDoc
  theirs: PageDoc
}

type Report = (uuid: string, widget: Widget, finding: Finding) => void

/** A repair may require another one (a restored panel has a parent too), so they repeat until nothing is left. */
export function mergeTree(widgets: Map<string, Widget>, docs: Docs, report: Report): void {
  while (restoreParents(widgets, docs, report) || openCircles(widgets, docs, report));
}

/** Restores each removed panel that still has children. Returns whether there was one. */
function restoreParents(widgets: Map<string, Widget>, { base, ours, theirs }: Docs, report: Report): boolean {
  let restored = false
  for (const { parent } of widgets.values()) {
    if (parent === null || isRoot(parent) || widgets.has(parent)) continue
    const versions = {
      base: base.widgets.get(parent),
      ours: ours.widgets.get(parent),
      theirs: theirs.widgets.get(parent),
    }
    const panel = versions.ours ?? versions.theirs ?? versions.base
    if (!panel) continue
    widgets.set(parent, panel)
    report(parent, panel, { kind: 'restored', path: [], ...versions })
    restored = true
  }
  return restored
}

/** Moves every moved widget of a circle back to its base position. Returns whether there was one. */
function openCircles(widgets: Map<string, Widget>, { base, ours, theirs }: Docs, report: Report): boolean {
  let opened = false
  for (const uuid of circling(widgets).toSorted()) {
    const widget = widgets.get(uuid)
    const old = base.widgets.get(uuid)
    if (!widget || !old || (widget.parent === old.parent && widget.order === old.order)) continue
    const back = Object.freeze({ ...widget, parent: old.parent, order: old.order })
    widgets.set(uuid, back)
    report(uuid, back, {
      kind: 'circle',
      path: [],
      keys: ['parent', 'order'],
      base: placeOf(old),
      ours: placeOf(ours.widgets.get(uuid)),
      theirs: placeOf(theirs.widgets.get(uuid)),
    })
    opened = true
  }
  return opened
}

function placeOf(widget: Widget | undefined): TreePosition | undefined {
  return widget && [widget.parent, widget.order]
}

/** Widgets that are their own ancestors. */
function circling(widgets: ReadonlyMap<string, Widget>): string[] {
  const settled = new Set<string>()
  const circles: string[] = []
  for (const start of widgets.keys()) {
    const trail: string[] = []
    let at: string | null = start
    while (at !== null && !settled.has(at)) {
      settled.add(at)
      trail.push(at)
      at = widgets.get(at)?.parent ?? null
    }
    const entry = at === null ? -1 : trail.indexOf(at)
    if (entry >= 0) circles.push(...trail.slice(entry))
  }
  return circles
}
