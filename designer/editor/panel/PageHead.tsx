import { SnippetsOutlined } from '@engine/icons'
import { ActionButton } from '../actions'
import { useWorkspace } from '../workspace'
import styles from './SettingsPanel.module.css'

/** The page configuration's heading; shown while no widget is selected. */
export function PageHead() {
  const { page } = useWorkspace().pages.body
  return (
    <div className={styles.head}>
      <div className={styles.row}>
        <span className={styles.name}>页面配置</span>
        <span className={styles.type}>{page.title}</span>
      </div>
      <div className={styles.actions}>
        <ActionButton action="save-template" icon={<SnippetsOutlined />} labelled />
      </div>
    </div>
  )
}
