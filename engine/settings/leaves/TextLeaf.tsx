import { Input } from 'antd'
import { type LeafProps, isWrong } from '../field'
import { textOf } from './leaf-text'

export const TextLeaf = (props: LeafProps) => <Input {...textProps(props)} maxLength={undefined} />

export const TextareaLeaf = (props: LeafProps) => (
  <Input.TextArea {...textProps(props)} autoSize={{ minRows: 2, maxRows: 8 }} />
)

function textProps({ id, describedBy, value, set, hints, schema, problems, disabled }: LeafProps) {
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
