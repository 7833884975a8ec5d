import { SnippetsOutlined } from '@engine/icons'
import { strings } from '@schemas/generated/strings/W0006'
import { catalogue } from '@schemas/generated/catalogue'
import { SOME_PAGES } from '@schemas/rights'
import { FIXED_SECTION } from '@schemas/rules/fixed-section'
import { isFixed } from '../placement'
import type { Action } from '../actions'

export const actions: readonly Action[] = [
  {
    id: 'save-module',
    title: '存为模块',
    group: '组件',
    edits: true,
    run: ({ editor, host, ui, hasAllPages }) => {
      const types = ui.selected.map((uuid) => editor.doc.widgets.get(uuid)?.type ?? '')
      const fixed = types.find(isFixed)
      if (!hasAllPages) host.warn(SOME_PAGES)
      else if (types.length === 0) host.warn(strings.selectPanel)
      else if (fixed !== undefined) host.warn(FIXED_SECTION.elsewhere(catalogue[fixed]?.title ?? fixed))
      else ui.dialog = 'save-module'
    },
  },
  {
    id: 'save-template',
    title: '存为页面模板',
    icon: SnippetsOutlined,
    group: '页面',
    edits: true,
    run: ({ ui, host, hasAllPages }) => {
      if (hasAllPages) ui.dialog = 'save-template'
      else host.warn(SOME_PAGES)
    },
  },
]
