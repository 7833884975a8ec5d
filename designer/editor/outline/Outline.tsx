import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useSnapshot } from 'valtio'
import { useEditorValue, type Change, type Editor } from '@engine/design'
import { REGION_NAMES, useWorkspace } from '../workspace'
import { openMenuAt } from '../menu'
import { removeWidgets, toggleHidden, toggleLocked } from '../placement'
import { LineText } from './LineText'
import { OutlineLine } from './OutlineLine'
import { STEPS } from './keys'
import { LINE_HEIGHT, lineId, outlineRows, selectionAfter, type OutlineRow } from './rows'
import { useOutlineDrag } from './use-outline-drag'
import styles from './Outline.module.css'

/** The page as a tree: select, several too, open and close, drag, and see where something is wrong. Virtual. */
export function Outline() {
  const workspace = useWorkspace()
  const { editor, ui, problems, regions } = workspace
  const { selected, hovered } = useSnapshot(ui)
  const { faulty } = useSnapshot(problems.totals)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const read = useCallback(
    ({ doc }: Editor) => outlineRows(doc, regions, REGION_NAMES, closed),
    [regions, closed],
  )
  const rows = useEditorValue(editor, read, { when: changesOutline })
  const box = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => LINE_HEIGHT,
    overscan: 8,
    initialRect: { width: 240, height: 600 },
  })
  const drag = useOutlineDrag(workspace, rows, box)
  const current = selected.at(-1)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    const index = rows.findIndex(({ uuid }) => uuid !== undefined && uuid === current)
    if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' })
  }, [current, rows, virtual])

  const toggle = (key: string) =>
    setClosed((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })

  // in 手机 a widget is hidden on phones only; the list 手机端已隐藏 shows it again
  const hide = (uuid: string) =>
    workspace.phone ? void removeWidgets(workspace, [uuid]) : toggleHidden(workspace, [uuid])

  function choose(row: OutlineRow, ctrl: boolean, shift: boolean) {
    if (row.uuid === undefined) workspace.select([])
    else workspace.select(selectionAfter(rows, ui.selected, row.uuid, { ctrl, shift }))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const row = rows.find(({ uuid }) => uuid !== undefined && uuid === ui.selected.at(-1))
    const step = STEPS.get(event.key)
    if (step) {
      const widgets = rows.filter(isWidget)
      const target = widgets[step(row ? widgets.indexOf(row) : -1, widgets.length)]
      if (target) choose(target, false, event.shiftKey)
    } else if (row && event.key === 'ArrowRight' && closed.has(row.key)) toggle(row.key)
    else if (row?.expandable && event.key === 'ArrowLeft' && !closed.has(row.key)) toggle(row.key)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={box}
      className={styles.outline}
      role="tree"
      aria-label="图层"
      aria-multiselectable="true"
      tabIndex={0}
      aria-activedescendant={current === undefined ? undefined : lineId(current)}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          if (!row) return null
          return (
            <OutlineLine
              key={row.key}
              row={row}
              top={start}
              open={!closed.has(row.key)}
              selected={row.uuid !== undefined && selected.includes(row.uuid)}
              entered={row.uuid !== undefined && drag.mark?.into === row.uuid}
              hovered={row.uuid !== undefined && hovered === row.uuid}
              faulty={row.uuid !== undefined && faulty.has(row.uuid)}
              readOnly={workspace.readOnly}
              text={row.uuid !== undefined && <LineText uuid={row.uuid} />}
              onToggle={() => toggle(row.key)}
              onHide={() => hide(row.uuid ?? '')}
              onLock={() => toggleLocked(workspace, [row.uuid ?? ''])}
              onMenu={(event) => openMenuAt(workspace, event.nativeEvent, row.uuid ?? null)}
              onChoose={(event) => choose(row, event.ctrlKey || event.metaKey, event.shiftKey)}
              onHover={(inside) => (ui.hovered = inside ? (row.uuid ?? null) : null)}
              onDragStart={(event) => drag.start(event, row)}
            />
          )
        })}
        {drag.mark && drag.mark.line !== null && (
          <div className={styles.drop} style={{ top: drag.mark.line }} />
        )}
      </div>
    </div>
  )
}

const isWidget = ({ uuid }: OutlineRow) => uuid !== undefined

/** A name, what is hidden or locked, or the tree; typing into other fields changes nothing here. */
const changesOutline = (changes: readonly Change[]): boolean =>
  changes.some((change) => !('patches' in change) || change.patches.some(isOutlined))

const OUTLINED: ReadonlySet<unknown> = new Set(['alias', 'name', 'hidden', 'locked'])

function isOutlined(patch: { op: string; path?: readonly unknown[] }): boolean {
  return patch.op === 'place' || OUTLINED.has(patch.path?.[0])
}
