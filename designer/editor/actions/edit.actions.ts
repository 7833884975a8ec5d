import { RedoOutlined, UndoOutlined } from '@engine/icons'
import type { Action } from './registry'

export const actions: readonly Action[] = [
  {
    id: 'undo',
    title: '撤销',
    icon: UndoOutlined,
    group: '编辑',
    keys: ['$mod+KeyZ'],
    edits: true,
    inFields: 'untyped',
    enabled: ({ editor }) => editor.canUndo,
    run: (workspace) => {
      if (!workspace.editor.undo()) workspace.host.warn('这一步之后他人改动了同一处，不能撤销')
      workspace.select(workspace.ui.selected)
    },
  },
  {
    id: 'redo',
    title: '重做',
    icon: RedoOutlined,
    group: '编辑',
    keys: ['$mod+Shift+KeyZ', '$mod+KeyY'],
    edits: true,
    inFields: 'untyped',
    enabled: ({ editor }) => editor.canRedo,
    run: (workspace) => {
      if (!workspace.editor.redo()) workspace.host.warn('他人改动了同一处，不能重做')
      workspace.select(workspace.ui.selected)
    },
  },
]
