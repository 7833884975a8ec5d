import { useState } from 'react'
import type { CartLine } from '@schemas/generated/api'
import { putBack } from '../../actions/cart-lines'
import { Button } from '../../parts/Button'
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
  const [first] = taken
  if (!first) return null
  const undo = async () => {
    setBusy(true)
    const back = await putBack(taken).finally(() => setBusy(false))
    if (back) onDone()
  }
  return (
    <div className={css.undo}>
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
