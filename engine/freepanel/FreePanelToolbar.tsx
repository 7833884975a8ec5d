import { Button, Divider, Switch, Tooltip } from 'antd'
import { useMemo, type ReactNode } from 'react'
import { setProp } from '../commands'
import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  ColumnHeightOutlined,
  ColumnWidthOutlined,
  DownloadOutlined,
  SwapOutlined,
  UploadOutlined,
  VerticalAlignBottomOutlined,
  VerticalAlignMiddleOutlined,
  VerticalAlignTopOutlined,
} from '../icons'
import type { Command } from '../page'
import css from './FreePanelToolbar.module.css'
import {
  alignChildren,
  distributeChildren,
  LEAST_TO_DISTRIBUTE,
  LEAST_TO_MATCH,
  matchChildren,
  MATCHES,
  restackChildren,
} from './commands'
import { ALIGNMENTS, DIRECTIONS, type Alignment, type Direction } from './geometry/align'
import { STACK_MOVES, type StackMove } from './geometry/stack'
import type { FreePanelProps } from './FreePanelOverlay'
import { panelStore } from './panel-store'
import type { PanelView } from './panel-view'
import { usePanelView } from './use-panel'
import { texts } from '../texts/texts'

const ALIGNMENT_ICONS: Record<Alignment, ReactNode> = {
  left: <VerticalAlignTopOutlined rotate={-90} />,
  centre: <VerticalAlignMiddleOutlined rotate={-90} />,
  right: <VerticalAlignBottomOutlined rotate={-90} />,
  top: <VerticalAlignTopOutlined />,
  middle: <VerticalAlignMiddleOutlined />,
  bottom: <VerticalAlignBottomOutlined />,
}

const DIRECTION_ICONS: Record<Direction, ReactNode> = {
  horizontal: <ColumnWidthOutlined />,
  vertical: <ColumnHeightOutlined />,
}

const MATCH_ICONS: Record<(typeof MATCHES)[number], ReactNode> = {
  width: <SwapOutlined />,
  height: <SwapOutlined rotate={90} />,
}

const STACK_ICONS: Record<StackMove, ReactNode> = {
  toFront: <UploadOutlined />,
  forward: <ArrowUpOutlined />,
  backward: <ArrowDownOutlined />,
  toBack: <DownloadOutlined />,
}

/** Align, distribute, match sizes, depth and grid switch of one free panel; each press is one step of the history. */
export function FreePanelToolbar(props: Omit<FreePanelProps, 'zoom' | 'onSelect'>) {
  const { editor, registry, panel, selected, readOnly = false } = props
  const view = usePanelView(editor, registry, panel)
  const store = panelStore(editor, registry, panel)
  const chosen = useMemo(
    () => view?.children.filter(({ uuid }) => selected.includes(uuid)).map(({ uuid }) => uuid) ?? [],
    [view, selected],
  )
  if (!view) return null
  const tool = (name: string, icon: ReactNode, least: number, command: (view: PanelView) => Command) => (
    <Tooltip key={name} title={name}>
      <Button
        type="text"
        size="small"
        aria-label={name}
        icon={icon}
        disabled={readOnly || chosen.length < least}
        onClick={() => {
          const now = store.view()
          if (now) editor.run(command(now))
        }}
      />
    </Tooltip>
  )
  return (
    <div className={css.toolbar} role="toolbar" aria-label={texts.canvas.tools}>
      {ALIGNMENTS.map((to) =>
        tool(texts.canvas.alignments[to], ALIGNMENT_ICONS[to], 1, (now) => alignChildren(now, chosen, to)),
      )}
      <Divider orientation="vertical" />
      {DIRECTIONS.map((way) =>
        tool(texts.canvas.directions[way], DIRECTION_ICONS[way], LEAST_TO_DISTRIBUTE, (now) =>
          distributeChildren(now, chosen, way),
        ),
      )}
      {MATCHES.map((side) =>
        tool(texts.canvas.matches[side], MATCH_ICONS[side], LEAST_TO_MATCH, (now) =>
          // the order of the selection says whose size it is
          matchChildren(now, selected, side),
        ),
      )}
      <Divider orientation="vertical" />
      {STACK_MOVES.map((move) =>
        tool(texts.canvas.stackMoves[move], STACK_ICONS[move], 1, (now) =>
          restackChildren(now, chosen, move),
        ),
      )}
      {view.rules.cell > 0 && (
        <>
          <Divider orientation="vertical" />
          <label className={css.grid}>
            <Switch
              size="small"
              checked={view.grid}
              disabled={readOnly}
              onChange={(on) =>
                void editor.run(setProp(panel, ['grid'], on, { field: view.rules.gridTitle }))
              }
            />
            {view.rules.gridTitle}
          </label>
        </>
      )}
    </div>
  )
}
