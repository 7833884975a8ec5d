/** Looking up widgets, with precise errors. */
import { catalogue } from '@schemas/generated/catalogue'
import type { PageConfig, PageDoc, Parent, Widget } from './doc'
import { isRoot, PAGE } from './doc'

/** A programming error: what was expected, what came, and where. */
export class PageError extends Error {
  override readonly name = 'PageError'

  constructor(expected: string, got: string, where: string) {
    super(`expected ${expected}, got ${got} (in ${where})`)
  }
}

/**
 * The widget with this uuid.
 * @throws PageError if there is none
 */
export function requireWidget(doc: PageDoc, uuid: string, where: string): Widget {
  const widget = doc.widgets.get(uuid)
  if (!widget)
    throw new PageError(`a widget of this page`, `no widget "${uuid}" among ${doc.widgets.size}`, where)
  return widget
}

/** A widget, or for `PAGE` the page configuration: the nodes whose props can be edited by path. */
export function requireNode(doc: PageDoc, uuid: string, where: string): Widget | PageConfig {
  return uuid === PAGE ? doc.page : requireWidget(doc, uuid, where)
}

/** Throws unless this is a possible parent: the top level or a widget of the page. */
export function requireParent(doc: PageDoc, parent: Parent, where: string): void {
  if (parent !== null && !isRoot(parent) && !doc.widgets.has(parent)) {
    throw new PageError('a parent of this page', `no widget "${parent}"`, where)
  }
}

/** Display name of a widget: the operator's label, else its name, else its kind's. */
export function nameOf(widget: Widget): string {
  return widget.alias || widget.name || (catalogue[widget.type]?.title ?? widget.type)
}
