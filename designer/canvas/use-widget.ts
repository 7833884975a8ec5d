import { useCallback, useSyncExternalStore } from 'react'
import type { PageConfig, Parent, Widget } from '@engine/design'
import { useWorkspace } from '../workspace/context'

/** A widget as it is now; `undefined` once the page has it no more. */
export function useWidget(uuid: string): Widget | undefined {
  const { editor } = useWorkspace()
  const follow = useCallback((changed: () => void) => editor.subscribeWidget(uuid, changed), [editor, uuid])
  return useSyncExternalStore(follow, () => editor.doc.widgets.get(uuid))
}

/** The page configuration as it is now. */
export function usePageConfig(): PageConfig {
  const { editor } = useWorkspace()
  const follow = useCallback((changed: () => void) => editor.subscribePage(changed), [editor])
  return useSyncExternalStore(follow, () => editor.doc.page)
}

/** Whether nothing hangs below a parent. */
export function useIsEmpty(parent: Parent): boolean {
  const { editor } = useWorkspace()
  const follow = useCallback(
    (changed: () => void) => editor.subscribeChildren(parent, changed),
    [editor, parent],
  )
  return useSyncExternalStore(follow, () => (editor.doc.children.get(parent)?.length ?? 0) === 0)
}
