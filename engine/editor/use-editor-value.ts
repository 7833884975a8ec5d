import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Parent } from '../page/doc'
import type { Change } from '../page/patch'
import type { Editor } from './editor'

/** The part of the page that a value depends on, so that edits elsewhere cost nothing; without one, every change. */
interface Followed {
  widget?: string
  children?: Parent
  /** The page's configuration. */
  page?: true
  /** Changes that may alter the value; the same function at every render. */
  when?: (changes: readonly Change[]) => boolean
}

/**
 * A value read from the editor; the component renders again when it changes.
 * @param read may return a new array or object each time: it runs once per revision, if the function itself stays the same
 */
export function useEditorValue<T>(
  editor: Editor,
  read: (editor: Editor) => T,
  { widget, children, page, when }: Followed = {},
): T {
  const follow = useCallback(
    (changed: () => void) => {
      if (widget !== undefined) return editor.subscribeWidget(widget, changed)
      if (children !== undefined) return editor.subscribeChildren(children, changed)
      if (page) return editor.subscribePage(changed)
      return editor.subscribeChanges((changes) => {
        if (!when || when(changes)) changed()
      })
    },
    [editor, widget, children, page, when],
  )
  const value = useMemo(() => perRevision(editor, read), [editor, read])
  return useSyncExternalStore(follow, value, value)
}

function perRevision<T>(editor: Editor, read: (editor: Editor) => T): () => T {
  let last: { revision: number; value: T } | undefined
  return () => {
    const { revision } = editor
    if (last?.revision !== revision) last = { revision, value: read(editor) }
    return last.value
  }
}
