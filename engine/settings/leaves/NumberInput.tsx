import { Input } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import type { Json } from '@schemas/page'
import { formatNumber, parseNumber, stepped } from './leaf-text'
import { useDraft, type Parsed } from './use-draft'

export interface NumberInputProps {
  id?: string
  'aria-label'?: string
  describedBy?: string
  value: Json | undefined
  fallback: Json | undefined
  set(value: Json | undefined): void
  step?: number
  minimum?: number | undefined
  maximum?: number | undefined
  prefix?: ReactNode
  unit?: string | undefined
  /** Clamps a number to the bounds when the field is left. */
  clamps?: boolean
  disabled: boolean
  wrong: boolean
  format?(value: Json | undefined): string
  parse?(text: string): Parsed
}

/** A number input. Typing is never blocked; arrow keys (Shift: ten times) stay within the bounds. */
export function NumberInput({
  value,
  fallback,
  set,
  step = 1,
  minimum,
  maximum,
  clamps = false,
  describedBy,
  wrong,
  unit,
  format = formatNumber,
  parse = parseNumber,
  ...input
}: NumberInputProps) {
  const draft = useDraft({ value, fallback, format, parse, set })
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (direction === 0 || event.nativeEvent.isComposing) return
    event.preventDefault()
    set(stepped(value, direction * (event.shiftKey ? 10 : 1), { step, minimum, maximum }))
  }
  const onBlur = () => {
    draft.leave()
    if (!clamps || typeof value !== 'number') return
    const within = stepped(value, 0, { step, minimum, maximum })
    if (within !== value) set(within)
  }
  return (
    <Input
      {...input}
      className="pm-set-number"
      inputMode="decimal"
      autoComplete="off"
      aria-describedby={describedBy}
      aria-invalid={wrong || draft.unfinished || undefined}
      status={wrong || draft.unfinished ? 'error' : ''}
      value={draft.text}
      placeholder={formatPlaceholder(fallback, format)}
      suffix={unit && <span className="pm-set-unit">{unit}</span>}
      onChange={(event) => draft.type(event.target.value)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    />
  )
}

const formatPlaceholder = (fallback: Json | undefined, format: (value: Json | undefined) => string) =>
  fallback === undefined ? undefined : format(fallback)
