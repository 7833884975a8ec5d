import { Button, Tooltip } from 'antd'
import { useSnapshot } from 'valtio'
import { ExportOutlined } from '@engine/icons'
import { useWorkspace } from '../workspace'
import styles from './Publish.module.css'
import { NOT_ENABLED, NOT_PUBLISHED, VIEW_PAGE } from './texts'

/** Opens the page as shoppers see it now in a new tab; where they cannot, it is disabled and says why. */
export function ViewPageButton() {
  const { page, opened, saver } = useWorkspace()
  const { rows } = useSnapshot(saver.state)
  const row = rows[opened] ?? page
  const reason = row.published_revision === '' ? NOT_PUBLISHED : row.enabled ? null : NOT_ENABLED
  const look = { type: 'text', icon: <ExportOutlined />, 'aria-label': VIEW_PAGE } as const
  return (
    <Tooltip title={reason ?? VIEW_PAGE} mouseEnterDelay={0.4}>
      {reason === null ? (
        <Button {...look} href={row.path} target="_blank" rel="noopener" />
      ) : (
        <Button {...look} aria-disabled aria-description={reason} className={styles.off ?? ''} />
      )}
    </Tooltip>
  )
}
