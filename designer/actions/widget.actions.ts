import { strings } from '@schemas/generated/strings/W0000'
import {
  ancestors,
  childrenOf,
  duplicate,
  isRoot,
  moveDown,
  moveUp,
  remove,
  type PageDoc,
} from '@engine/design'
import type { Workspace } from '../workspace/workspace'
import type { Action } from './action'

const hasSelection = ({ ui }: Workspace) => ui.selected.length > 0
const hasOne = (workspace: Workspace) => workspace.selected !== null

/** px by which a copy inside a panel lies beside its original. */
const SHIFT = { x: 20, y: 20 }

export const actions: readonly Action[] = [
  {
    id: 'edit',
    title: '编辑',
    group: '组件',
    keys: ['Enter'],
    enabled: hasOne,
    run: ({ ui }) => {
      ui.tab = 'props'
      ui.focusPath = '/props'
    },
  },
  { ...beside('above', '上方添加'), keys: ['Alt+KeyA'] },
  { ...beside('below', '下方添加'), keys: ['Alt+KeyB'] },
  {
    id: 'move-up',
    title: '上移',
    group: '组件',
    keys: ['Alt+ArrowUp'],
    edits: true,
    enabled: (workspace) => positionOf(workspace) > 0,
    run: ({ editor, selected }) => {
      if (selected !== null) editor.run(moveUp(selected))
    },
  },
  {
    id: 'move-down',
    title: '下移',
    group: '组件',
    keys: ['Alt+ArrowDown'],
    edits: true,
    enabled: (workspace) => {
      const position = positionOf(workspace)
      return position >= 0 && position < siblingsOf(workspace).length - 1
    },
    run: ({ editor, selected }) => {
      if (selected !== null) editor.run(moveDown(selected))
    },
  },
  {
    id: 'duplicate',
    title: '复制一份',
    group: '组件',
    keys: ['$mod+KeyD'],
    edits: true,
    enabled: hasSelection,
    run: duplicateSelected,
  },
  {
    id: 'remove',
    title: '删除',
    group: '组件',
    keys: ['Delete', 'Backspace'],
    edits: true,
    enabled: hasSelection,
    run: (workspace) => removeWidgets(workspace, workspace.ui.selected),
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
    enabled: hasOne,
    run: ({ ui, selected }) => {
      if (selected === null) return
      ui.beside = { uuid: selected, where }
      ui.left = 'palette'
    },
  }
}

function siblingsOf({ editor: { doc }, ui }: Workspace): readonly string[] {
  const widget = doc.widgets.get(ui.selected[0] ?? '')
  return childrenOf(doc, widget?.parent ?? null)
}

const positionOf = (workspace: Workspace): number =>
  workspace.selected === null ? -1 : siblingsOf(workspace).indexOf(workspace.selected)

/** Without those that lie in another of them: what happens to a panel happens to what is inside. */
export function outermost(doc: PageDoc, uuids: readonly string[]): string[] {
  return uuids.filter((uuid) => !ancestors(doc, uuid).some((above) => uuids.includes(above)))
}

function duplicateSelected(workspace: Workspace): void {
  const { editor, ui } = workspace
  const mark = editor.mark()
  const copies = outermost(editor.doc, ui.selected).map((uuid) => {
    const inPanel = !isRoot(editor.doc.widgets.get(uuid)?.parent ?? null)
    const command = duplicate(uuid, inPanel ? SHIFT : undefined)
    editor.run(command)
    return command.uuid
  })
  editor.squashTo(mark)
  workspace.select(copies)
}

/** Asks first (designer §5). */
export async function removeWidgets(workspace: Workspace, uuids: readonly string[]): Promise<void> {
  if (!(await workspace.host.confirm(strings.removeWidget, { danger: true }))) return
  takeOut(workspace, uuids)
  workspace.host.success(strings.removed)
}

/** Removes without asking, as one step; a panel whose child went is selected (designer §3). */
export function takeOut(workspace: Workspace, uuids: readonly string[]): void {
  const { editor } = workspace
  const present = outermost(editor.doc, uuids).filter((uuid) => editor.doc.widgets.has(uuid))
  const parent = editor.doc.widgets.get(present[0] ?? '')?.parent ?? null
  const mark = editor.mark()
  for (const uuid of present) editor.run(remove(uuid))
  editor.squashTo(mark)
  workspace.select(parent === null || isRoot(parent) ? [] : [parent])
}
