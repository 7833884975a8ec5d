import { MacCommandOutlined } from '@engine/icons'
import type { Action } from './registry'

export const actions: readonly Action[] = [
  {
    id: 'shortcuts',
    title: '快捷键',
    icon: MacCommandOutlined,
    group: '视图',
    keys: ['Shift+?'],
    run: ({ ui }) => {
      ui.dialog = 'shortcuts'
    },
  },
  {
    id: 'find',
    title: '查找组件',
    group: '视图',
    keys: ['$mod+KeyF'],
    run: ({ ui }) => {
      ui.dialog = 'find'
    },
  },
]
