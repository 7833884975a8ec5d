import { useEffect, useRef } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'
import { useHost } from '../ui'
import { giveUp, LEAVE, losesOnLeaving } from './unsaved'

const loses: BlockerFunction = ({ currentLocation, nextLocation }) =>
  losesOnLeaving() && currentLocation.pathname !== nextLocation.pathname

/** Asks for confirmation before a link, a button or the browser's back leaves a changed form. */
export function useConfirmLeaving(): void {
  const host = useHost()
  const blocker = useBlocker(loses)
  const asking = useRef(false)
  useEffect(() => {
    if (blocker.state !== 'blocked' || asking.current) return
    asking.current = true
    void host.confirm(LEAVE, { danger: true }).then((agreed) => {
      asking.current = false
      if (!agreed) return blocker.reset()
      giveUp()
      blocker.proceed()
    })
  }, [blocker, host])
}
