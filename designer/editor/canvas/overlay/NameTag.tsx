import { nameOf } from '@engine/design'
import { useWidget } from '../../workspace'
import styles from './Overlay.module.css'

/** What the operator calls a widget, at its upper edge. */
export function NameTag({ uuid }: { uuid: string }) {
  const name = useWidget(uuid, nameOf)
  return name !== undefined && <span className={styles.tag}>{name}</span>
}
