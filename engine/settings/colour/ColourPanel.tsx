import { Button } from 'antd'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { isLinkedColour, type LinkedColour } from '@schemas/linked-colours'
import { colour } from '../../render/css-values'
import type { Swatches } from './swatches'
import { useFormColour } from './use-form-colour'
import { texts } from '../../texts/texts'

interface ColourPanelProps {
  label: string
  presets: readonly Swatches[]
  /** The value where it may follow the theme. */
  linked: string | undefined
  /** antd's area, sliders and inputs. */
  children: ReactNode
  choose(value: string): void
  close(): void
}

/** The colour picker's popover: a dialog reachable by keyboard, with the colours in use as buttons. */
export function ColourPanel({ label, presets, linked, children, choose, close }: ColourPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = panel.current
    if (!element) return
    element.focus({ preventScroll: true })
    nameControls(element)
    // another format has other inputs
    const observer = new MutationObserver(() => nameControls(element))
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to the keys of the controls inside
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className="pm-set-palette"
      onKeyDown={onKeyDown}
    >
      {linked !== undefined && <Links value={linked} choose={choose} />}
      {children}
      <Eyedropper choose={choose} />
      {presets
        .filter(({ key }) => linked === undefined || key !== 'theme')
        .map(({ key, label: name, colors }) => (
          <fieldset key={key} className="pm-set-presets">
            <legend>{name}</legend>
            {colors.map((value) => (
              <button
                key={value}
                type="button"
                className="pm-set-swatch"
                aria-label={colourName(value)}
                title={colourName(value)}
                onClick={() => choose(value)}
              >
                <span style={{ backgroundColor: value }} />
              </button>
            ))}
          </fieldset>
        ))}
      <Button size="small" block onClick={() => choose('')}>
        {texts.forms.colour.clear}
      </Button>
    </div>
  )
}

/** The theme's colours to follow: one edit of the theme changes all that do (rule theme-3). Pressed again it stays as it is. */
function Links({ value, choose }: { value: string; choose(value: string): void }) {
  const words = texts.forms.colour
  const drawn = useFormColour()
  return (
    <fieldset className="pm-set-presets">
      <legend>{words.follow}</legend>
      {(Object.keys(words.linked) as LinkedColour[]).map((link) => {
        const now = String(drawn(link))
        return (
          <button
            key={link}
            type="button"
            className="pm-set-follow"
            aria-pressed={value === link}
            onClick={() => choose(value === link ? now : link)}
          >
            <span style={{ backgroundColor: colour(now) }} />
            {words.linked[link]}
          </button>
        )
      })}
      {isLinkedColour(value) && <p>{words.followNote}</p>}
    </fieldset>
  )
}

/** Accessible names of the picker's controls in order; antd has none. */
const namesOfControls = (): Readonly<Record<string, readonly string[]>> => {
  const { sliders, format, hex, rgb, hsb, alpha } = texts.forms.colour
  return {
    '[role=slider]': sliders,
    '.ant-color-picker-format-select input': format,
    '.ant-color-picker-hex-input input': hex,
    '.ant-color-picker-rgb-input input': rgb,
    '.ant-color-picker-hsb-input input': hsb,
    '.ant-color-picker-alpha-input input': alpha,
  }
}

function nameControls(panel: HTMLElement): void {
  for (const [selector, names] of Object.entries(namesOfControls()))
    for (const [index, control] of panel.querySelectorAll(selector).entries())
      control.setAttribute('aria-label', names[index] ?? '')
  // the steppers have English names; arrow keys do the same
  for (const steppers of panel.querySelectorAll('.ant-input-number-actions'))
    steppers.setAttribute('aria-hidden', 'true')
}

const colourName = (value: string): string =>
  value === 'transparent' ? texts.forms.colour.clearColour : value

/** Not in the types of the DOM yet; some browsers do not have it. */
interface EyeDropperWindow {
  EyeDropper?: new () => { open(): Promise<{ sRGBHex: string }> }
}

/** Takes a colour from anywhere on the screen, where the browser can; elsewhere nothing is drawn. */
function Eyedropper({ choose }: { choose(value: string): void }) {
  const { EyeDropper } = globalThis as EyeDropperWindow
  if (!EyeDropper) return null
  const pick = async () => {
    try {
      const picked = colour((await new EyeDropper().open()).sRGBHex)
      if (picked !== undefined) choose(picked)
    } catch (error) {
      // Escape while picking
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    }
  }
  return (
    <Button size="small" block onClick={() => void pick()}>
      {texts.forms.colour.eyedropper}
    </Button>
  )
}
