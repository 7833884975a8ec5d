import { useEffect, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { countUnread, forgetUnread } from './unread'
import { Unread } from './Unread'

const noChanges = () => () => undefined
const placeOf = () => document.querySelector('[data-unread]')

/**
 * The count in the top bar, which is drawn without it: it comes once the browser has time, and for members only. Another
 * page draws it again, which is another moment to ask. Its key is the member.
 */
export default function TopBarUnread() {
  const place = useSyncExternalStore(noChanges, placeOf)
  useEffect(() => void countUnread())
  useEffect(() => forgetUnread, [])
  return place && createPortal(<Unread />, place)
}
