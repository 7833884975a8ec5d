import { useCallback, useEffect, useId } from 'react'

/** Who leaves a changed form by a link, a button or the browser's back is asked this. */
export const LEAVE = '修改尚未保存，确定离开？'

/** Open forms with unsaved changes; a window has one history, and so one such list. */
const unsaved = new Set<string>()

/** Whether something would be lost by leaving now. */
export const losesOnLeaving = (): boolean => unsaved.size > 0

/** Nothing is asked any more: what is open was given up. */
export const giveUp = (): void => unsaved.clear()

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
