import { Button } from 'antd'
import { nameOf, useEditorValue } from '@engine/design'
import { useWorkspace } from '../workspace'
import styles from './SettingsPanel.module.css'

/** The widgets that phones do not show, to be shown again; while the page is edited as a phone shows it. */
export function HiddenOnPhones() {
  const { base, phone, readOnly } = useWorkspace()
  const hidden = useEditorValue(base, ({ doc }) =>
    [...doc.widgets]
      .filter(([, { h5 }]) => h5?.hidden)
      .map(([uuid, widget]) => [uuid, nameOf(widget)] as const),
  )
  if (!phone || hidden.length === 0) return null
  return (
    <section className={styles.head} aria-label="手机端已隐藏">
      <span className={styles.name}>手机端已隐藏</span>
      <ul className={styles.list}>
        {hidden.map(([uuid, name]) => (
          <li key={uuid} className={styles.item}>
            <span className={styles.itemName}>{name}</span>
            <Button
              type="link"
              size="small"
              disabled={readOnly}
              aria-label={`${name}：在手机端显示`}
              onClick={() => phone.restore(uuid, ['hidden'], name)}
            >
              显示
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
