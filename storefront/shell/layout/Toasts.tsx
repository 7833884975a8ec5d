import { useSnapshot } from 'valtio/react'
import { toasts } from '../state/toasts'
import css from './Toasts.module.css'

/** Messages that pass; loaded when the browser is idle, for nobody sees one before. */
export default function Toasts() {
  const { list } = useSnapshot(toasts)
  return (
    <div className={css.toasts}>
      {list.map((toast) => (
        <p key={toast.id} role="alert" className={css.toast}>
          {toast.text}
        </p>
      ))}
    </div>
  )
}
