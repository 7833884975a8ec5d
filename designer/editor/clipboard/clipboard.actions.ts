import { textOfClips } from '@engine/design'
import { pasteText } from '../clipboard/paste-text'
import { type Action, keyNames } from '../actions'
import { imageFilesOf, PASTED } from '../files'
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
      const found = await withClipboard(workspace, '$mod+KeyV', contentOf)
      if (found === null) return
      if (found.picture) await imageFilesOf(workspace).paste([found.picture])
      else pasteText(workspace, found.text)
    },
  },
]

async function copied(workspace: Workspace): Promise<boolean> {
  const { base: editor, ui } = workspace
  const text = textOfClips(editor.doc, ui.selected)
  return (await withClipboard(workspace, '$mod+KeyC', (clipboard) => clipboard.writeText(text))) !== null
}

interface Content {
  text: string
  /** Where there is no text. */
  picture: File | null
}

async function contentOf(clipboard: Clipboard): Promise<Content> {
  const text = await clipboard.readText()
  if (text !== '' || !('read' in clipboard)) return { text, picture: null }
  for (const item of await clipboard.read()) {
    const type = item.types.find((each) => each.startsWith('image/'))
    if (type) return { text, picture: new File([await item.getType(type)], PASTED, { type }) }
  }
  return { text, picture: null }
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
