import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { countUnread, forgetUnread } from './unread'
import { Unread } from './Unread'

interface TopBarUnreadProps {
  user_id: string
  /** Another page is another moment to ask. */
  path: string
}

/** The count in the top bar, which is drawn without it: it comes once the browser has time, and for members only. */
export default function TopBarUnread({ user_id, path }: TopBarUnreadProps) {
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    setPlace(document.querySelector('[data-unread]'))
    void countUnread()
  }, [user_id, path])
  useEffect(() => forgetUnread, [user_id])
  return place && createPortal(<Unread />, place)
}
