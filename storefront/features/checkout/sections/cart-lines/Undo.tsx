import { useEffect, useRef, useState } from 'react'
import type { CartLine } from '@schemas/generated/api'
import { putBack } from '../../cart.actions'
import { Button } from '@storefront/shell/parts/Button'
import { texts } from '../../texts/cart'
import css from './Bar.module.css'

interface UndoProps {
  taken: readonly CartLine[]
  /** It is back, or the shopper no longer wants it. */
  onDone(): void
}

/** Brings back what was removed last. */
export function Undo({ taken, onDone }: UndoProps) {
  const [busy, setBusy] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const [first] = taken
  // the button that had the focus went with its line
  useEffect(() => {
    if (taken.length > 0) bar.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [taken])
  if (!first) return null
  const undo = async () => {
    setBusy(true)
    const back = await putBack(taken).finally(() => setBusy(false))
    if (back) onDone()
  }
  return (
    <div className={css.undo} ref={bar}>
      <output>
        {taken.length > 1
          ? texts.removedLines(first.item_name, taken.length)
          : texts.removedLine(first.item_name)}
      </output>
      <Button size="small" busy={busy} onClick={() => void undo()}>
        {texts.undone}
      </Button>
      <Button kind="text" size="small" aria-label={texts.close} onClick={onDone}>
        ×
      </Button>
    </div>
  )
}
