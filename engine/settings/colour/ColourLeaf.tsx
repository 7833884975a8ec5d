import { Input } from 'antd'
import type { Json } from '@schemas/page'
import { type LeafProps, isWrong } from '../field'
import { textOf } from '../leaves/leaf-text'
import { ColourPicker } from './ColourPicker'
import { isLinkedColour } from '@schemas/linked-colours'
import { type ContrastHint, ContrastNote } from './ContrastNote'
import { texts } from '../../texts/texts'

/** A colour in any accepted notation, with alpha and swatches; the notation stays until the colour is changed. */
export function ColourLeaf({ id, describedBy, title, value, set, hints, problems, disabled }: LeafProps) {
  const text = textOf(value)
  return (
    <>
      <ColourInput
        {...{ id, describedBy, title, disabled, set }}
        value={text}
        placeholder={hints.placeholder ?? texts.forms.colour.none}
        wrong={isWrong(problems)}
        linkable={hints['linked'] === true}
      />
      {hints['contrast'] !== undefined && (
        <ContrastNote texts={[{ colour: text }]} hint={hints['contrast'] as ContrastHint} />
      )}
    </>
  )
}

interface ColourInputProps {
  id: string
  describedBy: string
  title: string
  value: string
  placeholder: string
  wrong: boolean
  disabled: boolean
  linkable: boolean
  set(value: Json): void
}

function ColourInput({ id, describedBy, title, value, placeholder, wrong, ...rest }: ColourInputProps) {
  const { disabled, linkable, set } = rest
  const words = texts.forms.colour
  const linked = linkable && isLinkedColour(value)
  return (
    <Input
      id={id}
      className="pm-set-colour"
      aria-describedby={describedBy}
      aria-invalid={wrong || undefined}
      status={wrong ? 'error' : ''}
      value={linked ? words.following(words.linked[value]) : value}
      readOnly={linked}
      placeholder={placeholder}
      disabled={disabled}
      spellCheck={false}
      autoComplete="off"
      prefix={<ColourPicker label={title} value={value} {...{ linkable, disabled, set }} />}
      onChange={(event) => set(event.target.value)}
    />
  )
}
