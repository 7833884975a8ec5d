import { lazy, Suspense, type ComponentProps } from 'react'
import { useSnapshot } from 'valtio'
import { PAGE } from '@engine/design'
import { Boundary, Loading, Tabs } from '../../shell/ui'
import { type UiState, useWorkspace } from '../workspace'
import { PageHead } from './PageHead'
import { PageWidgets } from './PageWidgets'
import { SelectionHead } from './SelectionHead'
import { WidgetHead } from './WidgetHead'
import styles from './SettingsPanel.module.css'

const Form = lazy(() => import('./Form'))

/** The settings of what is selected: the page's, one widget's in two tabs, or what several have in common. */
export function SettingsPanel() {
  const workspace = useWorkspace()
  const { ui } = workspace
  const { selected, tab } = useSnapshot(ui)
  if (selected.length > 1) return <SelectionHead uuids={selected} />
  const [uuid] = selected
  if (uuid === undefined)
    return (
      <div className={styles.panel}>
        <PageHead />
        <div className={styles.scroll}>
          <WidgetForm uuid={PAGE} tab="props" />
          <PageWidgets />
        </div>
      </div>
    )
  return (
    <div className={styles.panel}>
      <WidgetHead key={uuid} uuid={uuid} />
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
      <div className={styles.scroll}>
        <WidgetForm uuid={uuid} tab={tab} />
      </div>
    </div>
  )
}

/** A form that fails takes neither the page nor the forms of other widgets with it. */
function WidgetForm(props: ComponentProps<typeof Form>) {
  return (
    <Boundary key={props.uuid}>
      <Suspense fallback={<Loading />}>
        <Form {...props} />
      </Suspense>
    </Boundary>
  )
}
