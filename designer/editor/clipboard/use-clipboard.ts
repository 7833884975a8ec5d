import { useEffect } from 'react'
import { pasteText } from './paste-text'
import { canRemove, removeAtOnce } from '../placement'
import type { Workspace } from '../workspace'
import { isClips, textOfClips } from '@engine/design'
import { imageFilesOf, picturesIn } from '../files'

/**
 * Copy, cut and paste by the browser's own events: the system clipboard without asking for permission, between pages,
 * tabs and browsers. Pictures are pasted as widgets. Fields and selected text keep theirs.
 */
export function useClipboard(workspace: Workspace): void {
  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      const { base: editor, ui } = workspace
      if (belongsToText(event) || ui.selected.length === 0) return
      event.preventDefault()
      const cuts = event.type === 'cut' && !workspace.readOnly
      if (cuts && !canRemove(workspace, ui.selected)) return
      event.clipboardData?.setData('text/plain', textOfClips(editor.doc, ui.selected))
      if (cuts) removeAtOnce(workspace, ui.selected)
    }
    const paste = (event: ClipboardEvent) => {
      if (belongsToText(event) || workspace.readOnly || workspace.ui.dialog !== null) return
      event.preventDefault()
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const pictures = isClips(text) ? [] : picturesIn(event.clipboardData)
      if (pictures.length > 0) void imageFilesOf(workspace).paste(pictures)
      else pasteText(workspace, text)
    }
    document.addEventListener('copy', copy)
    document.addEventListener('cut', copy)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('copy', copy)
      document.removeEventListener('cut', copy)
      document.removeEventListener('paste', paste)
    }
  }, [workspace])
}

function belongsToText({ target }: ClipboardEvent): boolean {
  const inField =
    target instanceof Element &&
    target.closest('input, textarea, [contenteditable="true"], .ant-modal') !== null
  return inField || (window.getSelection()?.toString() ?? '') !== ''
}
