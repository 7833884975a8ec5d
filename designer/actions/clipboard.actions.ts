import { clipsOfText, NotPasteable, textOfClips } from '../clipboard/clips'
import { pasteClips } from '../clipboard/paste'
import { mayTakeOut, takeOut } from '../workspace/removal'
import type { Workspace } from '../workspace/workspace'
import type { Action } from './action'

const hasSelection = ({ ui }: Workspace) => ui.selected.length > 0

/** Their keys are the browser's own: they arrive as clipboard events, which need no permission (`use-clipboard.ts`). */
export const actions: readonly Action[] = [
  {
    id: 'copy',
    title: '复制',
    group: '编辑',
    keys: ['$mod+KeyC'],
    native: true,
    enabled: hasSelection,
    run: ({ editor, ui }) => navigator.clipboard.writeText(textOfClips(editor.doc, ui.selected)),
  },
  {
    id: 'cut',
    title: '剪切',
    group: '编辑',
    keys: ['$mod+KeyX'],
    native: true,
    edits: true,
    enabled: hasSelection,
    run: async (workspace) => {
      const { editor, ui } = workspace
      if (!mayTakeOut(workspace, ui.selected)) return
      await navigator.clipboard.writeText(textOfClips(editor.doc, ui.selected))
      takeOut(workspace, ui.selected)
    },
  },
  {
    id: 'paste',
    title: '粘贴',
    group: '编辑',
    keys: ['$mod+KeyV'],
    native: true,
    edits: true,
    run: async (workspace) => pasteText(workspace, await navigator.clipboard.readText()),
  },
]

/** Pastes what a text holds; the operator is told why when it cannot be. */
export function pasteText(workspace: Workspace, text: string): void {
  try {
    pasteClips(workspace, clipsOfText(text))
  } catch (error) {
    if (!(error instanceof NotPasteable)) throw error
    workspace.host.warn(error.message)
  }
}
