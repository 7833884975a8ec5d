import type { ReactNode } from 'react'
import { fillWidget, type FilledWidget } from '@schemas/fill'
import type { Editor } from '../../editor/editor'
import type { ShownItems } from '../../editor/shown-items'
import type { Widget } from '../../page/doc'
import type { Registry } from '../../registry/registry'

/** What every frame of a canvas needs; one object for its whole life. */
export interface Live {
  editor: Editor
  registry: Registry
  /** Which slides and tabs are in view; omitted where no settings panel follows them. */
  shown?: ShownItems
  /** Called when a widget's renderer has thrown; `null` when it is about to be tried again, or gone. */
  onFailure?(uuid: string, error: unknown): void
  /** Draws the children of a panel; given from outside, for frames hold siblings and siblings hold frames. */
  children(parent: string): ReactNode
}

const filled = new WeakMap<Widget, FilledWidget>()

/** The widget with its defaults, as renderers get it. Widgets never change, so each is filled once. */
export function filledWidget(widget: Widget): FilledWidget {
  let full = filled.get(widget)
  if (!full) filled.set(widget, (full = fillWidget(widget.type, widget)))
  return full
}
