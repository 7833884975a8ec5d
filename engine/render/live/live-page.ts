import type { ReactNode } from 'react'
import { fillWidget, type FilledWidget } from '@schemas/fill'
import type { Editor } from '../../editor/editor'
import type { ShownItems } from '../../editor/shown-items'
import type { Widget } from '../../page/doc'
import type { Registry } from '../../registry/registry'
import type { Vicinity } from './vicinity'

/** Shared context of all frames of a canvas; one object for its lifetime. */
export interface Live {
  editor: Editor
  registry: Registry
  /** The visible slides and tabs; absent if no settings panel follows them. */
  shown?: ShownItems
  /** Called if a widget's renderer has thrown; `null` if it is about to be rendered again or was removed. */
  onFailure?(uuid: string, error: unknown): void
  /** Of a large page: what of its top level is drawn. */
  vicinity?: Vicinity
  /** Renders the children of a panel; passed in, because frames contain siblings and siblings contain frames. */
  children(parent: string): ReactNode
}

const filled = new WeakMap<Widget, FilledWidget>()

/** The widget with its defaults for renderers. Widgets are immutable, so each is filled once. */
export function filledWidget(widget: Widget): FilledWidget {
  let full = filled.get(widget)
  if (!full) filled.set(widget, (full = fillWidget(widget.type, widget)))
  return full
}
