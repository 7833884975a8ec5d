import { useEffect } from 'react'
import { countUnread, forgetUnread } from './unread'

/** Counts the unread messages of a member; its key is the member. Each page that is drawn is another moment to ask. */
export default function CountUnread() {
  useEffect(() => void countUnread())
  useEffect(() => forgetUnread, [])
  return null
}
