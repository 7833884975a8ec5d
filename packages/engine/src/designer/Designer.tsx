import { ConfigProvider } from 'antd'
import { useMemo, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { createRegistry, type AnyWidget } from '@engine/registry/registry'
import type { PageJson } from '@schemas/page'
import { Canvas } from './Canvas'
import css from './Designer.module.css'
import { copied, pasteText, press, removeSelected } from './keys'
import { Outline } from './Outline'
import { Palette } from './Palette'
import { Session, SessionContext } from './session'
import { Settings, type DesignerHost } from './Settings'
import { designerTexts } from './texts'
import { TopBar } from './TopBar'

export interface DesignerProps {
  /** The page to edit, as it is when the designer is mounted; give another page another `key`. */
  page: PageJson
  /** Renderers by type; the same array at every render. */
  widgets: readonly AnyWidget[]
  /** Stores the page. A rejection is shown with its message, and the page stays unsaved. */
  onSave: (page: PageJson) => Promise<void>
  host?: DesignerHost
}

const NO_HOST: DesignerHost = {}
const BUTTON = { autoInsertSpace: false }

/** Palette, outline, canvas, settings, history and validation of one page. Needs no server. */
export function Designer({ page, widgets, onSave, host = NO_HOST }: DesignerProps) {
  const [session] = useState(() => new Session(page))
  const registry = useMemo(() => createRegistry(widgets), [widgets])
  return (
    <SessionContext value={session}>
      <ConfigProvider locale={designerTexts.antd} button={BUTTON}>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to the keys of what is inside */}
        <div
          className={css.designer}
          onKeyDown={(event) => onKeyDown(session, event)}
          onCopy={(event) => onCopy(session, event)}
          onCut={(event) => onCopy(session, event)}
          onPaste={(event) => onPaste(session, event)}
        >
          <TopBar onSave={onSave} />
          <aside className={css.left}>
            <Palette platform={page.platform} />
            <Outline />
          </aside>
          <Canvas registry={registry} />
          <Settings host={host} />
        </div>
      </ConfigProvider>
    </SessionContext>
  )
}

/** What has keys and a clipboard of its own: fields, and layers over the designer. */
const OTHERS =
  'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="slider"], [role="dialog"], [role="listbox"], [role="menu"]'

const isElsewhere = ({ target }: { target: EventTarget }) =>
  target instanceof Element && target.closest(OTHERS) !== null

function onKeyDown(session: Session, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.nativeEvent.isComposing || isElsewhere(event)) return
  if (press(session, event)) event.preventDefault()
}

function onCopy(session: Session, event: ClipboardEvent): void {
  const text = isElsewhere(event) || document.getSelection()?.toString() ? null : copied(session)
  if (text === null) return
  event.preventDefault()
  event.clipboardData.setData('text/plain', text)
  if (event.type === 'cut') removeSelected(session)
}

function onPaste(session: Session, event: ClipboardEvent): void {
  if (isElsewhere(event)) return
  event.preventDefault()
  pasteText(session, event.clipboardData.getData('text/plain'))
}
