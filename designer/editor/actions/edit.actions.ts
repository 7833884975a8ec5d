import type { Action } from './registry'

export const actions: readonly Action[] = [
  {
    id: 'undo',
    title: '撤销',
    group: '编辑',
    keys: ['$mod+KeyZ'],
    edits: true,
    inFields: 'untyped',
    enabled: ({ editor }) => editor.canUndo,
    run: (workspace) => {
      workspace.editor.undo()
      workspace.select(workspace.ui.selected)
    },
  },
  {
    id: 'redo',
    title: '重做',
    group: '编辑',
    keys: ['$mod+Shift+KeyZ', '$mod+KeyY'],
    edits: true,
    inFields: 'untyped',
    enabled: ({ editor }) => editor.canRedo,
    run: (workspace) => {
      workspace.editor.redo()
      workspace.select(workspace.ui.selected)
    },
  },
]
