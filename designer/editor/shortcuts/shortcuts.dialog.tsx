import { Modal } from 'antd'
import { ACTION_GROUPS, allActions, keyNames } from '../actions'
import { OUTLINE_KEYS } from '../outline'
import type { DialogProps } from '../workspace'
import styles from './shortcuts.module.css'

interface Line {
  title: string
  keys?: readonly string[]
}

/** Every key of the editor, by group: read from the actions and the outline, so it cannot be out of date. */
export default function ShortcutSheet({ onClose }: DialogProps) {
  const actions = allActions()
  return (
    <Modal open title="快捷键" footer={null} width={720} onCancel={onClose}>
      <div className={styles.columns}>
        {ACTION_GROUPS.map((group) => (
          <Group key={group} title={group} lines={actions.filter((action) => action.group === group)} />
        ))}
        <Group title="图层" lines={OUTLINE_KEYS} />
      </div>
    </Modal>
  )
}

function Group({ title, lines }: { title: string; lines: readonly Line[] }) {
  const own = lines.filter(({ keys = [] }) => keys.length > 0)
  if (own.length === 0) return null
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <dl className={styles.list}>
        {own.map((line) => (
          <div key={line.title} className={styles.line}>
            <dt>{line.title}</dt>
            <dd>
              {line.keys?.map((each) => (
                <kbd key={each}>{keyNames(each)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
