import type { BoxStyle } from '@schemas/generated/types'
import { fillWidget } from '@schemas'
import type { DrawnHeights } from '@engine/settings'
import { canvasOf } from '../canvas-view'
import type { Workspace } from '../workspace'

type Derive = (props: object, style: BoxStyle) => Record<string, number>

/** Heights and derived properties as drawn on the canvas, for fields whose stored value is ignored. */
export function drawnOn(workspace: Workspace): DrawnHeights {
  return {
    of: (uuid) => canvasOf(workspace)?.bodyOf(uuid)?.offsetHeight ?? null,
    property(uuid, name) {
      const widget = workspace.editor.doc.widgets.get(uuid)
      if (!widget) return null
      const derive = canvasOf(workspace)?.registry.get(widget.type)?.derive as Derive | undefined
      const { props, style } = fillWidget(widget.type, widget)
      return derive?.(props, style)[name] ?? null
    },
    subscribe: (listener) => canvasOf(workspace)?.follow(() => listener) ?? (() => undefined),
  }
}
