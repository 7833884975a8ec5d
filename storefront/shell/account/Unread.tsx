import { useUnread } from './unread'
import { unread as texts } from '../texts/account-pages'
import css from './Unread.module.css'

const MOST = 99

/** How many messages are unread, beside the name of the page; nothing where none is. */
export function Unread() {
  const unread = useUnread()
  if (unread === 0) return null
  return (
    <span className={css.count}>
      <span aria-hidden="true">{unread > MOST ? texts.many : unread}</span>
      <span className="screen-reader-only">{texts.count(unread)}</span>
    </span>
  )
}
