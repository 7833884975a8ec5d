import { useEffect } from 'react'
import { useSnapshot } from '../state/use-snapshot'
import { user } from '../state/shop'
import { countUnread, forgetUnread } from './unread'
import { Unread } from './Unread'

/** The count of the signed-in member. */
export default function TopBarUnread() {
  return <OfMember key={useSnapshot(user).userInfo?.user_id} />
}

function OfMember() {
  // each page that is drawn is another moment to ask
  useEffect(() => void countUnread())
  useEffect(() => forgetUnread, [])
  return <Unread />
}
