import { useCallback, useEffect, useId, useRef } from 'react'
import { useBlocker, type BlockerFunction } from 'react-router-dom'
import { useHost } from '../ui'

/** Who leaves a changed form by a link, a button or the browser's back is asked this. */
export const LEAVE = '修改尚未保存，确定离开？'

/** Open forms with unsaved changes; a window has one history, and so one such list. */
const unsaved = new Set<string>()

/** Whether something would be lost by leaving now. */
const losesOnLeaving = (): boolean => unsaved.size > 0

/** Nothing is asked any more: what is open was given up. */
const giveUp = (): void => unsaved.clear()

/**
 * Keeps a form from being lost unasked for as long as it is `dirty`.
 * @returns to call when it was saved and the page goes on by itself
 */
export function useUnsaved(dirty: boolean): () => void {
  const id = useId()
  const release = useCallback(() => void unsaved.delete(id), [id])
  useEffect(() => {
    if (!dirty) return
    unsaved.add(id)
    const ask = (event: BeforeUnloadEvent) => losesOnLeaving() && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      release()
      window.removeEventListener('beforeunload', ask)
    }
  }, [dirty, id, release])
  return release
}

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
