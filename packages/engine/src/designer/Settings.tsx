import { Suspense, useMemo, useState } from 'react'
import { fullNameOf, PAGE } from '@engine/design'
import type { FieldRegistry } from '@engine/settings/field'
import { phoneProblems, phoneValues, phoneValuesOfAll } from '@engine/settings/phone-values'
import { SettingsForm } from '@engine/settings/SettingsForm'
import { SharedForm } from '@engine/settings/SharedForm'
import type { ProblemOwners } from '@engine/settings/settings-context'
import type { AdaptCommand, InsteadOfEdit } from '@engine/settings/store/shared-target'
import css from './Designer.module.css'
import { useOf, useSession } from './session'
import { designerTexts } from './texts'

/** What the application around the designer provides; all of it must be the same at every render. */
export interface DesignerHost {
  /** Controls by their name in the schemas (`x-ui.widget`): pickers of pictures, products and so on. */
  fields?: FieldRegistry
  /** Asks before an item of a list is removed; without it a dialog of the designer's own. */
  confirm?: (question: string) => Promise<boolean>
}

type Tab = 'props' | 'style'

/** The settings of the page, of one widget, or what several widgets have in common. */
export function Settings({ host }: { host: DesignerHost }) {
  const uuids = useOf(({ selected }) => selected)
  const [tab, setTab] = useState<Tab>('props')
  return (
    <aside className={css.settings} aria-label={designerTexts.settings}>
      <nav className={css.tabs}>
        {TABS.map(({ key, name }) => (
          <button key={key} type="button" aria-pressed={tab === key} onClick={() => setTab(key)}>
            {designerTexts[name]}
          </button>
        ))}
      </nav>
      <Suspense fallback={null}>
        {uuids.length > 1 ? (
          <OfSeveral uuids={uuids} tab={tab} setTab={setTab} fields={host.fields ?? NO_FIELDS} />
        ) : (
          <OfOne uuid={uuids[0] ?? PAGE} tab={tab} host={host} />
        )}
      </Suspense>
    </aside>
  )
}

/** Tab of the settings, and its name in the table of texts. */
const TABS = [
  { key: 'props', name: 'properties' },
  { key: 'style', name: 'box' },
] as const

interface OfOneProps {
  /** `PAGE` for the page. */
  uuid: string
  tab: Tab
  host: DesignerHost
}

function OfOne({ uuid, tab, host: { fields, confirm } }: OfOneProps) {
  const { problems } = useSession()
  const editor = useOf(({ editor: shown }) => shown)
  const phone = useOf(({ phone: shown }) => shown)
  const own = useMemo(() => phone && phoneValues(phone), [phone])
  const found = useMemo(() => (phone ? phoneProblems(problems) : problems), [phone, problems])
  return (
    <SettingsForm
      editor={editor}
      uuid={uuid}
      tab={tab}
      problems={found}
      {...(own && { phone: own })}
      {...(fields && { fields })}
      {...(confirm && { confirmRemove: confirm })}
    />
  )
}

interface OfSeveralProps {
  uuids: readonly string[]
  tab: Tab
  setTab(tab: Tab): void
  fields: FieldRegistry
}

const NO_FIELDS: FieldRegistry = {}
const EVERY_FIELD: readonly string[] = []
const adapt: AdaptCommand = (command) => command
const instead: InsteadOfEdit = () => false

function OfSeveral({ uuids, tab, setTab, fields }: OfSeveralProps) {
  const session = useSession()
  const { problems } = session
  const editor = useOf(({ editor: shown }) => shown)
  const phone = useOf(({ phone: shown }) => shown)
  const own = useMemo(() => phone && phoneValuesOfAll(phone, uuids), [phone, uuids])
  const found = useMemo(() => (phone ? phoneProblems(problems) : problems), [phone, problems])
  const owners = useMemo<ProblemOwners>(
    () => ({
      nameOf: (uuid) => fullNameOf(editor.doc, uuid),
      show: ({ uuid, path }) => {
        session.select([uuid])
        setTab(path.startsWith('/style') ? 'style' : 'props')
      },
    }),
    [editor, session, setTab],
  )
  return (
    <SharedForm
      editor={editor}
      uuids={uuids}
      tab={tab}
      problems={found}
      fields={fields}
      readOnly={false}
      without={EVERY_FIELD}
      {...(own && { phone: own })}
      {...{ adapt, instead, owners }}
    />
  )
}
