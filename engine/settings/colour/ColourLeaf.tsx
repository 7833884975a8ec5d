import { Input } from 'antd'
import type { Json } from '@schemas/page'
import type { LeafProps } from '../field'
import { isWrong } from '../problems'
import { textOf } from '../leaves/TextLeaf'
import { ColourPicker } from './ColourPicker'
import { ContrastNote, type ContrastHint } from './ContrastNote'

/** A colour in any of the accepted forms, with alpha and swatches; how it was written is kept until it is changed. */
export function ColourLeaf({ id, describedBy, title, value, set, hints, problems, disabled }: LeafProps) {
  const text = textOf(value)
  return (
    <>
      <ColourInput {...{ id, describedBy, title, disabled, set }} value={text} wrong={isWrong(problems)} />
      {hints['contrast'] !== undefined && (
        <ContrastNote text={text} hint={hints['contrast'] as ContrastHint} />
      )}
    </>
  )
}

interface ColourInputProps {
  id: string
  describedBy: string
  title: string
  value: string
  wrong: boolean
  disabled: boolean
  set(value: Json): void
}

function ColourInput({ id, describedBy, title, value, wrong, disabled, set }: ColourInputProps) {
  return (
    <Input
      id={id}
      className="pm-set-colour"
      aria-describedby={describedBy}
      aria-invalid={wrong || undefined}
      status={wrong ? 'error' : ''}
      value={value}
      placeholder="未设置"
      disabled={disabled}
      spellCheck={false}
      autoComplete="off"
      prefix={<ColourPicker label={title} value={value} disabled={disabled} set={set} />}
      onChange={(event) => set(event.target.value)}
    />
  )
}
