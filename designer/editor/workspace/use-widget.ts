import { useCallback, useSyncExternalStore } from 'react'
import type { PageConfig, Parent, Widget } from '@engine/design'
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
  const follow = useCallback((changed: () => void) => editor.subscribeWidget(uuid, changed), [editor, uuid])
  return useSyncExternalStore(follow, () => {
    const widget = editor.doc.widgets.get(uuid)
    return widget && read(widget)
  })
}

/** The page configuration as it is now. */
export function usePageConfig(): PageConfig {
  const { editor } = useWorkspace()
  const follow = useCallback((changed: () => void) => editor.subscribePage(changed), [editor])
  return useSyncExternalStore(follow, () => editor.doc.page)
}

/** Whether a parent has no children. */
export function useIsEmpty(parent: Parent): boolean {
  const { editor } = useWorkspace()
  const follow = useCallback(
    (changed: () => void) => editor.subscribeChildren(parent, changed),
    [editor, parent],
  )
  return useSyncExternalStore(follow, () => (editor.doc.children.get(parent)?.length ?? 0) === 0)
}
