import { useEditorValue, type Widget } from '@engine/design'
import { useWorkspace } from '../workspace/context'

/**
 * The value that `read` selects from a widget, `undefined` once it is no longer on the page. A component that reads
 * texts and numbers renders again only when those change, not at every key typed into the widget.
 */
export function useWidget<T extends string | number | boolean>(
  uuid: string,
  read: (widget: Widget) => T,
): T | undefined {
  const { editor } = useWorkspace()
  return useEditorValue(
    editor,
    ({ doc }) => {
      const widget = doc.widgets.get(uuid)
      return widget && read(widget)
    },
    { widget: uuid },
  )
}
