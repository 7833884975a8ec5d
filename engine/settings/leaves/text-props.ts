import { type LeafProps, isWrong } from '../field'
import { textOf } from './leaf-text'

/** What fields for texts share, of one line or several. */
export function textProps({ id, describedBy, value, set, hints, schema, problems, disabled }: LeafProps) {
  const wrong = isWrong(problems)
  return {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': wrong || undefined,
    status: wrong ? ('error' as const) : ('' as const),
    value: textOf(value),
    placeholder: hints.placeholder,
    count: counting(schema.maxLength),
    disabled,
    onChange: (event: { target: { value: string } }) => set(event.target.value),
  }
}

/** Shows the count without truncating: an overlong text is marked, not blocked. */
const counting = (max: number | undefined) => (max === undefined ? {} : { show: true, max })
