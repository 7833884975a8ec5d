import type { Action } from '../actions'
import { NEW_NOTE } from '../workspace'

export const actions: readonly Action[] = [
  {
    id: 'write-note',
    title: '写批注',
    group: '页面',
    keys: ['$mod+Alt+KeyM'],
    enabled: ({ ui }) => ui.dialog === null,
    run: (workspace) => workspace.showNote(NEW_NOTE),
  },
]
