import { Button, Tooltip } from 'antd'
import { useSnapshot } from 'valtio'
import { ColumnWidthOutlined, MinusOutlined, PlusOutlined } from '@engine/icons'
import { ActionButton, useAction } from '../actions'
import { useWorkspace } from '../workspace'
import styles from './Canvas.module.css'

/** Zoom of the canvas, at its lower right. */
export function ZoomBar() {
  const { ui } = useWorkspace()
  const { zoom } = useSnapshot(ui)
  const reset = useAction('zoom-reset')
  return (
    <div className={styles.zoom} role="toolbar" aria-label="缩放">
      <ActionButton action="zoom-out" icon={<MinusOutlined />} />
      <Tooltip title={reset.title}>
        <Button
          type="text"
          className={styles.percent ?? ''}
          onClick={reset.run}
          aria-label={`缩放 ${percent(zoom)}`}
        >
          {percent(zoom)}
        </Button>
      </Tooltip>
      <ActionButton action="zoom-in" icon={<PlusOutlined />} />
      <ActionButton action="zoom-fit" icon={<ColumnWidthOutlined />} />
    </div>
  )
}

const percent = (zoom: number) => `${Math.round(zoom * 100)}%`
