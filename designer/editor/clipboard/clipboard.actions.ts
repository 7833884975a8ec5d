import { clipsOfText, NotPasteable, textOfClips } from '../clipboard/clips'
import { pasteClips } from '../clipboard/paste'
import { type Action, keyNames } from '../actions'
import { canRemove, removeAtOnce } from '../placement'
import type { Workspace } from '../workspace'

const hasSelection = ({ ui }: Workspace) => ui.selected.length > 0

/** Their keys trigger the browser's clipboard events, which need no permission (`use-clipboard.ts`). */
export const actions: readonly Action[] = [
  {
    id: 'copy',
    title: '复制',
    group: '编辑',
    keys: ['$mod+KeyC'],
    native: true,
    enabled: hasSelection,
    run: async (workspace) => void (await copied(workspace)),
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
      const { selected } = workspace.ui
      if (canRemove(workspace, selected) && (await copied(workspace))) removeAtOnce(workspace, selected)
    },
  },
  {
    id: 'paste',
    title: '粘贴',
    group: '编辑',
    keys: ['$mod+KeyV'],
    native: true,
    edits: true,
    run: async (workspace) => {
      const text = await withClipboard(workspace, '$mod+KeyV', (clipboard) => clipboard.readText())
      if (text !== null) pasteText(workspace, text)
    },
  },
]

async function copied(workspace: Workspace): Promise<boolean> {
  const { base: editor, ui } = workspace
  const text = textOfClips(editor.doc, ui.selected)
  return (await withClipboard(workspace, '$mod+KeyC', (clipboard) => clipboard.writeText(text))) !== null
}

/** Null where the browser refuses access (plain http, no permission); the browser's own keys work there too. */
async function withClipboard<T>(
  { host }: Workspace,
  keys: string,
  use: (clipboard: Clipboard) => Promise<T>,
): Promise<T | null> {
  try {
    // absent where the page came over plain http
    const clipboard: Clipboard | undefined = navigator.clipboard
    if (clipboard) return await use(clipboard)
  } catch (error) {
    console.warn(error)
  }
  host.warn(`浏览器不允许使用剪贴板，请按 ${keyNames(keys)}`)
  return null
}

/** Pastes the widgets in a text, or tells the operator why that is not possible. */
export function pasteText(workspace: Workspace, text: string): void {
  try {
    pasteClips(workspace, clipsOfText(text))
  } catch (error) {
    if (!(error instanceof NotPasteable)) throw error
    workspace.host.warn(error.message)
  }
}
