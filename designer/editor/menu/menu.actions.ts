import { openMenu } from '../menu/open-menu'
import type { Action } from '../actions'

export const actions: readonly Action[] = [
  {
    id: 'menu',
    title: '组件菜单',
    group: '组件',
    keys: ['Shift+F10', 'ContextMenu'],
    run: openMenu,
  },
]
