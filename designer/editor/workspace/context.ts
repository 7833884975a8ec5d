import { createContext, use, useCallback } from 'react'
import type { Workspace } from './workspace'
import { firstTextIn, nameOf, useEditorValue, type Editor, type Widget } from '@engine/design'

export const WorkspaceContext = createContext<Workspace | null>(null)

/** The page being edited. @throws Error outside the editor */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext)
  if (!workspace) throw new Error('Expected a <WorkspaceContext> above, found none.')
  return workspace
}

/**
 * The first text that tells a widget from others of its kind, of a panel the first one inside; '' if it has none. `null`: it
 * is the widget's name, which is shown anyway.
 */
export function useOwnText(uuid: string): string | null {
  const { editor } = useWorkspace()
  const read = useCallback(
    ({ doc }: Editor) => {
      const widget = doc.widgets.get(uuid)
      const text = firstTextIn(doc, uuid)
      return widget && text === nameOf(widget) ? null : text
    },
    [uuid],
  )
  return useEditorValue(editor, read)
}

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
