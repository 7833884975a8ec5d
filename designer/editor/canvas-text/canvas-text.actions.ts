import { runAction, type Action } from '../actions'
import { canvasOf } from '../canvas-view'
import { editText } from './later'

export const actions: readonly Action[] = [
  {
    id: 'edit-text',
    title: '在画布上编辑文字',
    group: '组件',
    keys: ['F2'],
    edits: true,
    enabled: ({ selected }) => selected !== null,
    run: async (workspace) => {
      const { selected } = workspace
      const view = canvasOf(workspace)
      if (selected === null || !view) return
      if (!(await editText(view, selected))) await runAction('edit', workspace)
    },
  },
]
