import { Modal } from 'antd'
import { ACTION_GROUPS, allActions, keyNames } from '../actions'
import type { DialogProps } from '../workspace'
import styles from './shortcuts.module.css'

/** Every key of the editor, by group: read from the actions, so it cannot be out of date. */
export default function ShortcutSheet({ onClose }: DialogProps) {
  return (
    <Modal open title="快捷键" footer={null} width={720} onCancel={onClose}>
      <div className={styles.columns}>
        {ACTION_GROUPS.map((group) => {
          const own = allActions().filter((action) => action.group === group && action.keys?.length)
          return (
            own.length > 0 && (
              <section key={group} className={styles.group}>
                <h2>{group}</h2>
                <dl className={styles.list}>
                  {own.map(({ id, title, keys = [] }) => (
                    <div key={id} className={styles.line}>
                      <dt>{title}</dt>
                      <dd>
                        {keys.map((each) => (
                          <kbd key={each}>{keyNames(each)}</kbd>
                        ))}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            )
          )
        })}
      </div>
    </Modal>
  )
}
