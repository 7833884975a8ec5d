import { Button } from 'antd'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { Swatches } from './swatches'

interface ColourPanelProps {
  label: string
  presets: readonly Swatches[]
  /** antd's area, sliders and inputs. */
  children: ReactNode
  choose(value: string): void
  close(): void
}

/** The colour picker's popover: a dialog reachable by keyboard, with the colours in use as buttons. */
export function ColourPanel({ label, presets, children, choose, close }: ColourPanelProps) {
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
      {children}
      {presets.map(({ key, label: name, colors }) => (
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
        清除颜色
      </Button>
    </div>
  )
}

/** Accessible names of the picker's controls in order; antd has none. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  '[role=slider]': ['色相', '不透明度'],
  '.ant-color-picker-format-select input': ['颜色格式'],
  '.ant-color-picker-hex-input input': ['十六进制色值'],
  '.ant-color-picker-rgb-input input': ['红', '绿', '蓝'],
  '.ant-color-picker-hsb-input input': ['色相', '饱和度', '亮度'],
  '.ant-color-picker-alpha-input input': ['不透明度'],
}

function nameControls(panel: HTMLElement): void {
  for (const [selector, names] of Object.entries(NAMES))
    for (const [index, control] of panel.querySelectorAll(selector).entries())
      control.setAttribute('aria-label', names[index] ?? '')
  // the steppers have English names; arrow keys do the same
  for (const steppers of panel.querySelectorAll('.ant-input-number-actions'))
    steppers.setAttribute('aria-hidden', 'true')
}

const colourName = (value: string): string => (value === 'transparent' ? '透明' : value)
