import {
  ancestors,
  childrenOf,
  duplicateAll,
  isRoot,
  moveDown,
  moveUp,
  outermost,
  requireWidget,
} from '@engine/design'
import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  EyeInvisibleOutlined,
  InsertRowAboveOutlined,
  InsertRowBelowOutlined,
} from '@engine/icons'
import { isHeld, toggleHidden, toggleLocked } from './hold'
import { copyRefusal } from './place'
import { placeCopy } from './in-panel'
import { HIDE_ON_PHONES, removeWidgets } from './removal'
import { setShown, type Workspace } from '../workspace'
import type { Action } from '../actions'

const hasSelection = ({ ui }: Workspace) => ui.selected.length > 0
const hasOne = (workspace: Workspace) => workspace.selected !== null
/** What is added, copied or hidden is so on both screens; it is done in 电脑 (rule phones-3). */
const isDesktop = ({ phone }: Workspace) => phone === null

export const actions: readonly Action[] = [
  {
    id: 'edit',
    title: '编辑',
    icon: EditOutlined,
    group: '组件',
    keys: ['Enter'],
    enabled: hasOne,
    run: ({ ui }) => {
      ui.tab = 'props'
      ui.focusPath = '/props'
      setShown(ui.sides, 'right', true)
    },
  },
  { ...beside('above', '上方添加'), icon: InsertRowAboveOutlined, keys: ['Alt+KeyA'] },
  { ...beside('below', '下方添加'), icon: InsertRowBelowOutlined, keys: ['Alt+KeyB'] },
  {
    id: 'move-up',
    title: '上移',
    icon: ArrowUpOutlined,
    group: '组件',
    keys: ['Alt+ArrowUp'],
    edits: true,
    enabled: (workspace) => positionOf(workspace) > 0 && !isHeld(workspace, workspace.ui.selected),
    run: ({ editor, selected }) => {
      if (selected !== null) editor.run(moveUp(selected))
    },
  },
  {
    id: 'move-down',
    title: '下移',
    icon: ArrowDownOutlined,
    group: '组件',
    keys: ['Alt+ArrowDown'],
    edits: true,
    enabled: (workspace) => {
      const position = positionOf(workspace)
      const isFree = !isHeld(workspace, workspace.ui.selected)
      return isFree && position >= 0 && position < siblingsOf(workspace).length - 1
    },
    run: ({ editor, selected }) => {
      if (selected !== null) editor.run(moveDown(selected))
    },
  },
  {
    id: 'duplicate',
    title: '复制一份',
    icon: CopyOutlined,
    group: '组件',
    keys: ['$mod+KeyD'],
    edits: true,
    enabled: (workspace) => hasSelection(workspace) && isDesktop(workspace),
    run: duplicateSelected,
  },
  {
    id: 'remove',
    title: '删除',
    phoneTitle: HIDE_ON_PHONES,
    icon: DeleteOutlined,
    phoneIcon: EyeInvisibleOutlined,
    group: '组件',
    keys: ['Delete', 'Backspace'],
    edits: true,
    enabled: hasSelection,
    run: (workspace) => removeWidgets(workspace, workspace.ui.selected),
  },
  {
    id: 'toggle-hidden',
    title: '隐藏或显示',
    group: '组件',
    keys: ['$mod+Shift+KeyH'],
    edits: true,
    enabled: (workspace) => hasSelection(workspace) && isDesktop(workspace),
    run: (workspace) => toggleHidden(workspace, workspace.ui.selected),
  },
  {
    id: 'toggle-locked',
    title: '锁定或解锁',
    group: '组件',
    keys: ['$mod+Shift+KeyL'],
    edits: true,
    enabled: hasSelection,
    run: (workspace) => toggleLocked(workspace, workspace.ui.selected),
  },
  {
    id: 'select-parent',
    title: '选择上一级',
    group: '组件',
    keys: ['Escape'],
    enabled: hasSelection,
    run: (workspace) => {
      const { selected, editor } = workspace
      workspace.select(selected === null ? [] : ancestors(editor.doc, selected).slice(0, 1))
    },
  },
  {
    id: 'select-all',
    title: '全选',
    group: '组件',
    keys: ['$mod+KeyA'],
    run: (workspace) => workspace.select(siblingsOf(workspace)),
  },
]

function beside(where: 'above' | 'below', title: string): Action {
  return {
    id: `insert-${where}`,
    title,
    group: '组件',
    edits: true,
    enabled: (workspace) => hasOne(workspace) && isDesktop(workspace),
    run: ({ ui, selected }) => {
      if (selected === null) return
      ui.beside = { uuid: selected, where }
      ui.left = 'palette'
      setShown(ui.sides, 'left', true)
    },
  }
}

function siblingsOf({ editor: { doc }, ui }: Workspace): readonly string[] {
  const widget = doc.widgets.get(ui.selected[0] ?? '')
  return childrenOf(doc, widget?.parent ?? null)
}

const positionOf = (workspace: Workspace): number =>
  workspace.selected === null ? -1 : siblingsOf(workspace).indexOf(workspace.selected)

/** The distance of a copy from its original; none at the top level. */
function asideOf(workspace: Workspace, uuid: string) {
  const widget = requireWidget(workspace.editor.doc, uuid, 'duplicate')
  if (widget.parent === null || isRoot(widget.parent)) return undefined
  const { x = 0, y = 0 } = widget.style
  const place = placeCopy(workspace, widget.parent, widget)
  return { x: place.x - x, y: place.y - y }
}

function duplicateSelected(workspace: Workspace): void {
  const { editor, host, ui } = workspace
  const originals = outermost(editor.doc, ui.selected)
  const reason = originals
    .map((uuid) => copyRefusal(workspace, editor.doc.widgets.get(uuid)?.type ?? ''))
    .find((text) => text !== null)
  if (reason) return host.warn(reason)
  const copies = duplicateAll(editor, originals, (uuid) => asideOf(workspace, uuid))
  if (copies.length > 0) workspace.select(copies)
}
