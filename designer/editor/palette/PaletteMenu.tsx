import type { Point } from '../canvas-view'
import { MenuAt } from '../menu'
import { useWorkspace } from '../workspace'
import { insertItem } from './insert-item'

export interface PaletteMenuAt extends Point {
  type: string
}

/** 添加到上方 and 添加到下方: a card of the palette beside the selected widget. One menu for all cards. */
export function PaletteMenu({ at, onClose }: { at: PaletteMenuAt; onClose(): void }) {
  const workspace = useWorkspace()
  const disabled = workspace.selected === null
  return (
    <MenuAt
      at={at}
      label="组件库菜单"
      items={[
        { key: 'above', label: '添加到上方', disabled },
        { key: 'below', label: '添加到下方', disabled },
      ]}
      onChoose={(key) => insertItem(workspace, at.type, key === 'above' ? 'above' : 'below')}
      onClose={onClose}
    />
  )
}
