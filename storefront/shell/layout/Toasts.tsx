import { useSnapshot } from '../state/use-snapshot'
import { toasts } from '../state/toasts'
import { texts } from '../texts/frame'
import css from './Toasts.module.css'

/** Toast messages; loaded when the browser is idle: none appears before. */
export default function Toasts() {
  const { list } = useSnapshot(toasts)
  return (
    <div className={css.toasts}>
      {list.map((toast) => (
        <p key={toast.id} role="alert" className={css.toast}>
          {toast.text}
          {toast.again && (
            <button type="button" className={css.again} onClick={toast.again}>
              {texts.again}
            </button>
          )}
        </p>
      ))}
    </div>
  )
}
