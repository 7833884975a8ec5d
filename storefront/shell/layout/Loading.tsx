import { useLayoutEffect, useRef } from 'react'
import { useSnapshot } from '../state/use-snapshot'
import { global } from '../state/shop'
import { texts } from '../texts/controls'
import css from './Loading.module.css'

/** Lies over the page while something is under way for all of it; loaded when the browser is idle. */
export default function Loading() {
  return useSnapshot(global).loading > 0 ? <Overlay /> : null
}

/** A modal dialog of the browser's: what is behind it is inert, and it gives the focus back. */
function Overlay() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    // closed while it still is in the document, which is when the focus goes back
    const shown = dialog.current
    // a second Escape would close it whatever `cancel` says
    const stay = (event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault()
    shown?.addEventListener('keydown', stay)
    shown?.showModal()
    return () => {
      shown?.removeEventListener('keydown', stay)
      shown?.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={css.overlay}
      aria-label={texts.loading}
      // Escape ends no request
      onCancel={(event) => event.preventDefault()}
    >
      <span className={css.wheel} aria-hidden="true" />
      <output className={css.text}>{texts.loading}</output>
    </dialog>
  )
}
