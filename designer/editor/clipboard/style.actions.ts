import type { Action } from '../actions'
import type { Workspace } from '../workspace'
import { copyStyle, hasStyle, pasteStyle } from './style-clip'

export const actions: readonly Action[] = [
  {
    id: 'copy-style',
    title: '复制样式',
    group: '编辑',
    keys: ['$mod+Alt+KeyC'],
    enabled: ({ selected }) => selected !== null,
    run: async (workspace) => {
      const widget = workspace.editor.doc.widgets.get(workspace.selected ?? '')
      if (!widget) return
      await copyStyle(widget)
      workspace.host.success('已复制样式')
    },
  },
  {
    id: 'paste-style',
    title: '粘贴样式',
    group: '编辑',
    keys: ['$mod+Alt+KeyV'],
    edits: true,
    // on phones only some of it can differ
    enabled: ({ ui, phone }) => ui.selected.length > 0 && phone === null && hasStyle(),
    run: paste,
  },
]

async function paste(workspace: Workspace): Promise<void> {
  const { editor, host, ui } = workspace
  const widgets = ui.selected.flatMap((uuid) => {
    const widget = editor.doc.widgets.get(uuid)
    return widget ? [[uuid, widget] as const] : []
  })
  const command = await pasteStyle(new Map(widgets))
  if (command) editor.run(command)
  else host.warn('所选组件没有可以套用的样式')
}
