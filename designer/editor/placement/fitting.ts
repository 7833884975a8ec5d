/** Boxes that follow their text while it is edited, in the panel or on the canvas. */
import type { Size } from '@engine'
import { isRoot, setStyle, type Command, type Widget } from '@engine/design'
import type { Edit } from '@engine/settings'
import { together } from '@engine/settings/store/together'
import { fillWidget, insertDefaults } from '@schemas'
import { fillPageProps } from '@schemas/fill'
import { canvasOf } from '../canvas-view'
import type { Workspace } from '../workspace'

type Fit = (props: object, widest: number) => Size

/**
 * The same command, with the box following the content in the same step where the widget is measured while it is
 * edited (rule widgets-1). A box that the operator has sized stays as it is.
 */
export function fitting(workspace: Workspace, command: Command, { uuid, path, value }: Edit): Command {
  const widget = workspace.editor.doc.widgets.get(uuid)
  const [part, name] = path
  if (!widget || part !== 'props' || typeof name !== 'string' || path.length > 2) return command
  const fit = canvasOf(workspace)?.registry.get(widget.type)?.fit as Fit | undefined
  if (!fit) return command
  const { props, style } = fillWidget(widget.type, widget)
  const widest = room(workspace, widget)
  const begun = insertDefaults(widget.type).style
  if (!isSame(style, fit(props, widest)) && !isSame(style, begun)) return command
  const next = fillWidget(widget.type, { ...widget, props: { ...widget.props, [name]: value ?? null } }).props
  return together([command, setStyle(uuid, { ...fit(next, widest) })])
}

const isSame = (a: Size, b: Size) => a.width === b.width && a.height === b.height

/** px from its left edge to the right edge of the page. */
function room({ editor: { doc } }: Workspace, { parent, style }: Widget): number {
  const { pageWidth } = fillPageProps(doc.page.props)
  return isRoot(parent) ? pageWidth : pageWidth - (style.x ?? 0)
}
