/** Three-way merge of two edited pages with their common base. */
import { indexChildren } from '../children'
import { PAGE, type PageConfig, type PageDoc, type Widget } from '../doc'
import { equal } from '@schemas/json'
import { nameOf } from '../find'
import { walk } from '../walk'
import { freeze } from 'immer'
import { conflictOf, type Conflict, type FieldTitle, type Finding, type Subject } from './conflict'
import { coupledBySchema, type CoupledAt } from './coupled'
import { mergeTree } from './merge-tree'
import { mergeValue, type MergeContext, mergeWidget } from './merge-value'

export interface MergeOptions {
  /** Coupled keys: a link's kind and target, a child's x and y. Default: those of the schemas. */
  coupledAt?: CoupledAt
  /** Title of a field, for the operator's message. */
  titleOf?: FieldTitle
}

export interface Merged {
  doc: PageDoc
  conflicts: Conflict[]
}

/**
 * Merges per widget and property. If both changed the same value, ours wins and the conflict is listed. The result is a
 * tree, but may violate a schema (4 + 1 + 1 slides): run `problemsOf` on it.
 */
export function merge(base: PageDoc, ours: PageDoc, theirs: PageDoc, options: MergeOptions = {}): Merged {
  const { coupledAt = coupledBySchema } = options
  const conflicts: Conflict[] = []
  const reporter = (subject: Subject) => (finding: Finding) => {
    conflicts.push(conflictOf(subject, finding, options.titleOf))
  }
  const contextOf = (subject: Subject): MergeContext => ({
    coupledAt: (path) => coupledAt(subject.type, path),
    report: reporter(subject),
  })

  const widgets = new Map<string, Widget>()
  for (const uuid of new Set([...walk(ours), ...walk(theirs)])) {
    const versions = {
      base: base.widgets.get(uuid),
      ours: ours.widgets.get(uuid),
      theirs: theirs.widgets.get(uuid),
    }
    const merged = mergeWidget(versions, (widget) => contextOf(subjectOf(uuid, widget)))
    if (merged) widgets.set(uuid, merged)
  }
  mergeTree(widgets, { base, ours, theirs }, (uuid, widget, finding) =>
    reporter(subjectOf(uuid, widget))(finding),
  )

  const pages = { base: base.page, ours: ours.page, theirs: theirs.page }
  // Both sides are page configurations, so the result has every required key.
  const page = mergeValue(contextOf({ uuid: PAGE, name: '', type: 'page' }), [], pages) as PageConfig
  const head = equal(base.head, ours.head) ? theirs.head : ours.head
  return { doc: { head, page: freeze(page, true), widgets, children: indexChildren(widgets) }, conflicts }
}

function subjectOf(uuid: string, widget: Widget): Subject {
  return { uuid, name: nameOf(widget), type: widget.type }
}
