import { Suspense, type ComponentProps } from 'react'
import { useSnapshot } from 'valtio'
import { nameOf, PAGE } from '@engine/design'
import { lazyPart } from '@engine/lazy-part'
import { Boundary, Loading, Tabs, useDebounced } from '../../shell/ui'
import { type UiState, useOwnText, useWidget, useWorkspace } from '../workspace'
import { HiddenOnPhones } from './HiddenOnPhones'
import { PageWidgets } from './PageWidgets'
import { WidgetHead } from './WidgetHead'
import styles from './SettingsPanel.module.css'
import { ActionButton } from '../actions'

const Form = lazyPart(() => import('./Form'), <Loading />)
/** What a form needs beside the schema of its widget. */
export const fetchForm = Form.load
const SharedSettings = lazyPart(() => import('./SharedSettings'), <Loading />)

/** The settings of what is selected: the page's, one widget's in two tabs, or what several have in common. */
export function SettingsPanel() {
  const workspace = useWorkspace()
  const { ui } = workspace
  const { selected, tab } = useSnapshot(ui)
  if (selected.length > 1) return <Selection uuids={selected} />
  const [uuid] = selected
  if (uuid === undefined)
    return (
      <div className={styles.panel}>
        <PageHead />
        <div className={styles.scroll}>
          <HiddenOnPhones />
          <WidgetForm uuid={PAGE} tab="props" />
          <PageWidgets />
        </div>
      </div>
    )
  return (
    <div className={styles.panel}>
      <WidgetHead key={uuid} uuid={uuid} />
      <SideTabs />
      <div className={styles.scroll}>
        <WidgetForm uuid={uuid} tab={tab} />
      </div>
    </div>
  )
}

/** The heading of several widgets, and what they have in common. */
function Selection({ uuids }: { uuids: readonly string[] }) {
  const { tab } = useSnapshot(useWorkspace().ui)
  // while a rectangle is drawn, the selection changes with each move
  const settled = useDebounced(uuids, SETTLES)
  return (
    <div className={styles.panel}>
      <SelectionHead uuids={uuids} />
      <SideTabs />
      <div className={styles.scroll}>
        <Boundary>
          <Suspense fallback={<Loading />}>
            {settled.length > 1 && <SharedSettings uuids={settled} tab={tab} />}
          </Suspense>
        </Boundary>
      </div>
    </div>
  )
}

/** ms */
const SETTLES = 150

function SideTabs() {
  const { ui } = useWorkspace()
  const { tab } = useSnapshot(ui)
  return (
    <Tabs
      label="组件设置"
      activeKey={tab}
      onChange={(key) => (ui.tab = key as UiState['tab'])}
      items={[
        { key: 'props', label: '属性' },
        { key: 'style', label: '组件样式' },
      ]}
      centered
    />
  )
}

/** A form that fails takes neither the page nor the forms of other widgets with it. */
function WidgetForm(props: ComponentProps<typeof Form>) {
  return (
    <Boundary key={props.uuid}>
      <Form {...props} />
    </Boundary>
  )
}

/** The page configuration's heading; shown while no widget is selected. */
function PageHead() {
  const { page } = useWorkspace().pages.body
  return (
    <div className={styles.head}>
      <div className={styles.row}>
        <span className={styles.name}>页面配置</span>
        <span className={styles.type}>{page.title}</span>
      </div>
      <div className={styles.actions}>
        <ActionButton action="save-template" labelled />
      </div>
    </div>
  )
}

/** The heading of a selection of several widgets, with the actions on all of them. */
function SelectionHead({ uuids }: { uuids: readonly string[] }) {
  return (
    <div className={styles.head}>
      <span className={styles.name}>已选择 {uuids.length} 个组件</span>
      <div className={styles.actions}>
        <ActionButton action="duplicate" labelled />
        <ActionButton action="remove" labelled />
      </div>
      <ul className={`${styles.list} ${styles.chosen}`}>
        {uuids.map((uuid) => (
          <Chosen key={uuid} uuid={uuid} />
        ))}
      </ul>
    </div>
  )
}

/** A line that leaves only this widget selected. */
function Chosen({ uuid }: { uuid: string }) {
  const workspace = useWorkspace()
  const name = useWidget(uuid, nameOf)
  const text = useOwnText(uuid)
  if (name === undefined) return null
  return (
    <li className={styles.item}>
      <button type="button" className={styles.itemName} onClick={() => workspace.select([uuid])}>
        {name}
        <span className={styles.itemText}>{text}</span>
      </button>
    </li>
  )
}
