import { ColorPicker, type ColorPickerProps } from 'antd'
import { clsx } from 'clsx'
import { useRef, useState, type MouseEvent, type Ref } from 'react'
import { isLinkedColour } from '@schemas/linked-colours'
import { colour } from '../../render/css-values'
import { useSettings } from '../settings-context'
import { ColourPanel } from './ColourPanel'
import { swatchesFor } from './swatches'
import { useFormColour, useFormPage } from './use-form-colour'
import { texts } from '../../texts/texts'

interface ColourPickerProps {
  id?: string
  label: string
  value: string
  /** Whether it may follow the theme (`common/colour`). */
  linkable: boolean
  disabled: boolean
  set(value: string): void
}

/** A swatch that opens the picker. The picker is created on first use: a form has dozens. */
export function ColourPicker({ set, ...swatch }: ColourPickerProps) {
  const [asked, setAsked] = useState(false)
  if (asked) return <OpenedPicker {...swatch} set={set} />
  return <Swatch {...swatch} onClick={() => setAsked(true)} />
}

function OpenedPicker({ set, ...props }: ColourPickerProps) {
  const { target, form } = useSettings()
  const [open, setOpen] = useState(true)
  const { themeColor } = useFormPage()
  const [presets, setPresets] = useState(() => swatchesFor(target.editor, form, themeColor))
  const swatch = useRef<HTMLButtonElement>(null)
  const drawn = useFormColour()
  const panel: ColorPickerProps['panelRender'] = (_, { components }) => (
    <ColourPanel
      label={texts.forms.colour.choose(props.label)}
      presets={presets}
      linked={props.linkable ? props.value : undefined}
      choose={set}
      close={() => {
        setOpen(false)
        swatch.current?.focus()
      }}
    >
      <components.Picker />
    </ColourPanel>
  )
  return (
    <ColorPicker
      open={open}
      onOpenChange={(next) => {
        if (next) setPresets(swatchesFor(target.editor, form, themeColor))
        setOpen(next)
      }}
      destroyOnHidden
      value={colour(drawn(props.value)) ?? null}
      disabledAlpha={false}
      disabled={props.disabled}
      onChange={(next) => set(next.toHexString())}
      panelRender={panel}
    >
      <Swatch {...props} ref={swatch} open={open} />
    </ColorPicker>
  )
}

interface SwatchProps extends Omit<ColourPickerProps, 'set'> {
  open?: boolean
  ref?: Ref<HTMLButtonElement>
  /** antd's trigger passes handlers, a ref and a class. */
  className?: string
  onClick?: (event: MouseEvent) => void
}

function Swatch({ id, label, value, linkable, disabled, open = false, ...rest }: SwatchProps) {
  const { className, onClick, ...handlers } = rest
  const drawn = useFormColour()
  const words = texts.forms.colour
  const follows = linkable && isLinkedColour(value) ? words.linked[value] : undefined
  return (
    <button
      id={id}
      type="button"
      className={clsx('pm-set-swatch', className)}
      aria-label={follows === undefined ? words.choose(label) : words.chooseFollowing(label, follows)}
      title={follows === undefined ? undefined : words.nowFollowing(follows)}
      data-follows={follows !== undefined || undefined}
      aria-haspopup="dialog"
      aria-expanded={open}
      disabled={disabled}
      {...handlers}
      onClick={(event) => {
        // the swatch is inside an input's affix: antd focuses the input on a click there
        event.stopPropagation()
        onClick?.(event)
      }}
    >
      <span style={{ backgroundColor: colour(drawn(value)) }} />
    </button>
  )
}
