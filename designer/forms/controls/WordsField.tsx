import { Select } from 'antd'
import type { LeafProps } from '@engine/settings'

/** A list of words, each typed and ended with Enter or a comma, or pasted as the column of a sheet. */
export function WordsField({ value, set, title, hints, disabled, id, describedBy, problems }: LeafProps) {
  const words = Array.isArray(value) ? value.map(String) : []
  return (
    <Select<string[]>
      mode="tags"
      id={id}
      aria-label={title}
      aria-describedby={describedBy}
      style={{ width: '100%' }}
      // there is nothing to choose from
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', '，', '、', '\n', '\r\n']}
      placeholder={hints.placeholder}
      disabled={disabled}
      {...(problems.length > 0 && { status: 'error' })}
      value={words}
      onChange={(typed) => set([...new Set(typed.map((word) => word.trim()).filter(Boolean))])}
    />
  )
}
