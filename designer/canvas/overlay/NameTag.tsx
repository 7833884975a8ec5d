import { nameOf } from '@engine/design'
import { useWidget } from '../use-widget'
import styles from './Overlay.module.css'

/** What the operator calls a widget, at its upper edge. */
export function NameTag({ uuid }: { uuid: string }) {
  const widget = useWidget(uuid)
  return widget && <span className={styles.tag}>{nameOf(widget)}</span>
}
