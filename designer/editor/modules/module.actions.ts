import { strings } from '@schemas/generated/strings/W0006'
import { isPanel } from '../placement'
import type { Action } from '../actions'

export const actions: readonly Action[] = [
  {
    id: 'save-module',
    title: '保存为组合模块',
    group: '面板',
    edits: true,
    run: ({ editor, host, selected, ui }) => {
      const widget = selected === null ? undefined : editor.doc.widgets.get(selected)
      if (widget && isPanel(widget.type)) ui.dialog = 'save-module'
      else host.warn(strings.selectPanel)
    },
  },
  {
    id: 'save-template',
    title: '存为页面模板',
    group: '页面',
    edits: true,
    run: ({ ui }) => {
      ui.dialog = 'save-template'
    },
  },
]
