import type { CartLine } from '@schemas/generated/api'
import { type TickState, tickOf } from '../../cart/figures'
import css from './Tick.module.css'
import { act } from './act'
import { texts } from '../../texts/cart'

interface TickProps {
  state: TickState
  label: string
  onChange(ticked: boolean): void
  /** Shows its label beside it; otherwise only screen readers get it. */
  shown?: boolean
}

/** A tick box over one line or many; over some of many it is neither ticked nor empty. */
export function Tick({ state, label, onChange, shown }: TickProps) {
  return (
    <label className={css.tick}>
      <input
        type="checkbox"
        className={css.box}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some'
        }}
        checked={state === 'all'}
        onChange={() => onChange(state !== 'all')}
        aria-label={shown ? undefined : label}
      />
      {shown && label}
    </label>
  )
}

/** Every line that can be bought, at once. */
export const TickAll = ({ lines }: { lines: readonly CartLine[] }) => (
  <Tick
    state={tickOf(lines)}
    label={texts.all}
    shown
    onChange={(ticked) => void act(({ tickLines }) => tickLines(lines, ticked))}
  />
)
