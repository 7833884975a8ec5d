import { ConfigProvider } from 'antd'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { createRegistry, type AnyWidget } from '@engine/registry/registry'
import type { FieldRegistry } from '@engine/settings/field'
import { SettingsForm } from '@engine/settings/SettingsForm'
import type { PageJson } from '@schemas/page'
import { Canvas } from './Canvas'
import css from './Designer.module.css'
import { Outline } from './Outline'
import { Palette } from './Palette'
import { Session, SessionContext, useSession } from './session'
import { TopBar } from './TopBar'
import { designerTexts } from './texts'

/** What the application around the designer provides; all of it must be the same at every render. */
export interface DesignerHost {
  /** Controls by their name in the schemas (`x-ui.widget`): pickers of pictures, products and so on. */
  fields?: FieldRegistry
  /** Asks before something is removed; without it a dialog of the designer's own. */
  confirm?: (question: string) => Promise<boolean>
}

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
        <div className={css.designer}>
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

function Settings({ host: { fields, confirm } }: { host: DesignerHost }) {
  const session = useSession()
  const uuid = useSyncExternalStore(session.subscribe, () => session.selected)
  const [tab, setTab] = useState<'props' | 'style'>('props')
  return (
    <aside className={css.settings} aria-label={designerTexts.settings}>
      <nav className={css.tabs}>
        {TABS.map(({ key, name }) => (
          <button key={key} type="button" aria-pressed={tab === key} onClick={() => setTab(key)}>
            {designerTexts[name]}
          </button>
        ))}
      </nav>
      <SettingsForm
        editor={session.editor}
        uuid={uuid}
        tab={tab}
        problems={session.problems}
        {...(fields && { fields })}
        {...(confirm && { confirmRemove: confirm })}
      />
    </aside>
  )
}

/** Tab of the settings, and its name in the table of texts. */
const TABS = [
  { key: 'props', name: 'properties' },
  { key: 'style', name: 'box' },
] as const
