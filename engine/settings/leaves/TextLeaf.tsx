import { Input } from 'antd'
import type { Json } from '@schemas/page'
import { type LeafProps, isWrong } from '../field'

export function TextLeaf({ id, describedBy, value, set, hints, schema, problems, disabled }: LeafProps) {
  return (
    <Input
      id={id}
      aria-describedby={describedBy}
      aria-invalid={isWrong(problems) || undefined}
      status={isWrong(problems) ? 'error' : ''}
      value={textOf(value)}
      placeholder={hints.placeholder}
      maxLength={undefined}
      count={counting(schema.maxLength)}
      disabled={disabled}
      onChange={(event) => set(event.target.value)}
    />
  )
}

export function TextareaLeaf({ id, describedBy, value, set, hints, schema, problems, disabled }: LeafProps) {
  return (
    <Input.TextArea
      id={id}
      aria-describedby={describedBy}
      aria-invalid={isWrong(problems) || undefined}
      status={isWrong(problems) ? 'error' : ''}
      value={textOf(value)}
      placeholder={hints.placeholder}
      count={counting(schema.maxLength)}
      autoSize={{ minRows: 2, maxRows: 8 }}
      disabled={disabled}
      onChange={(event) => set(event.target.value)}
    />
  )
}

/** A value of another type is shown as JSON, so that it can be corrected. */
export const textOf = (value: Json | undefined): string => {
  if (typeof value === 'string') return value
  return value === undefined || value === null ? '' : JSON.stringify(value)
}

/** Shows the count without truncating: an overlong text is marked, not blocked. */
const counting = (max: number | undefined) => (max === undefined ? {} : { show: true, max })
