import { Input } from 'antd'
import type { Json } from '@schemas/page'
import { type LeafProps, isWrong, type LeafHints } from '../field'
import { textOf } from '../leaves/leaf-text'
import { ColourPicker } from './ColourPicker'
import type { Path } from '../../page/patch'
import { hintsOf, schemaAt } from '../schema-at'
import { useSettings } from '../settings-context'
import { NOWHERE, useValue } from '../use-leaf'
import { useVisible } from '../use-hints'
import { contrast } from '../../render/contrast'
import { isClear } from '../../render/css-values'
import { isLinkedColour, LINKED_COLOURS } from '@schemas/linked-colours'
import { useFormColour, useFormPage } from './use-form-colour'

/** A colour in any accepted notation, with alpha and swatches; the notation stays until the colour is changed. */
export function ColourLeaf({ id, describedBy, title, value, set, hints, problems, disabled }: LeafProps) {
  const text = textOf(value)
  return (
    <>
      <ColourInput
        {...{ id, describedBy, title, disabled, set }}
        value={text}
        placeholder={hints.placeholder ?? '未设置'}
        wrong={isWrong(problems)}
        linkable={hints['linked'] === true}
      />
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
  placeholder: string
  wrong: boolean
  disabled: boolean
  linkable: boolean
  set(value: Json): void
}

function ColourInput({ id, describedBy, title, value, placeholder, wrong, ...rest }: ColourInputProps) {
  const { disabled, linkable, set } = rest
  const linked = linkable && isLinkedColour(value)
  return (
    <Input
      id={id}
      className="pm-set-colour"
      aria-describedby={describedBy}
      aria-invalid={wrong || undefined}
      status={wrong ? 'error' : ''}
      value={linked ? `跟随${LINKED_COLOURS[value]}` : value}
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

/** WCAG 2, as rule look-1 asks: 4.5 : 1, from 24 px 3 : 1. */
const READABLE = 4.5
const READABLE_LARGE = 3
const LARGE = 24

/** `x-ui.contrast` of a text colour: the properties of `props` with its background (default: the box) and font size. */
interface ContrastHint {
  /** A background without a colour is the theme of the page. */
  themed?: boolean
  on?: string
  size?: string
}

/** Warns of a text colour with low contrast. Not a problem, since some specified defaults have it. */
function ContrastNote({ text, hint: { on, size, themed } }: { text: string; hint: ContrastHint }) {
  const { form } = useSettings()
  const { themeColor } = useFormPage()
  const chosen = useValue(on === undefined ? NOWHERE : ['props', on])
  const fontSize = useValue(size === undefined ? NOWHERE : ['props', size])
  const ground = themed && isClear(chosen) ? themeColor : chosen
  const box = useValue(FOREGROUND)
  const outer = useValue(BACKGROUND)
  const drawn = useFormColour()
  // If the background's own field is hidden, something else is behind the text.
  const known = useVisible(on === undefined ? NO_HINTS : hintsOf(schemaAt(form, ['props', on]).ui))
  const wanted = typeof fontSize === 'number' && fontSize >= LARGE ? READABLE_LARGE : READABLE
  const ratio = contrast(drawn(text), drawn(ground), drawn(box), drawn(outer))
  if (!known || ratio === null || ratio >= wanted) return null
  return (
    <p className="pm-set-warning" role="note">
      对比度 {ratio.toFixed(1)} : 1，低于 {wanted} : 1
    </p>
  )
}

const FOREGROUND: Path = ['style', 'foregroundColor']
const BACKGROUND: Path = ['style', 'backgroundColor']
const NO_HINTS: LeafHints = {}
