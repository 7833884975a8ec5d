import { useClipboard } from '../clipboard'
import { useShortcuts } from '../shortcuts'
import { Boundary, Last, Later, Tabs } from '../../shell/ui'
import { useWorkspace, type UiState } from '../workspace'
import { Canvas } from '../canvas'
import { ImageFiles } from '../files'
import { SettingsPanel } from '../panel'
import { TopBar } from '../topbar'
import { Dialogs } from './Dialogs'
import { Frame } from './Frame'
import { SideColumn } from './SideColumn'
import { WidgetMenu } from '../menu'
import styles from './Layout.module.css'
import { useSnapshot } from 'valtio'
import { HistoryList } from '../history'
import { ModuleList } from '../modules'
import { Outline } from '../outline'
import { Palette } from '../palette'
import { ReviewPanel } from '../review'

/** Top bar over three columns: palette or outline, canvas, settings. */
export function Layout() {
  const workspace = useWorkspace()
  const { phone } = useSnapshot(workspace.ui)
  useShortcuts(workspace)
  useClipboard(workspace)
  return (
    <>
      {/* all parts show another page on a phone */}
      <Frame key={phone ?? 'page'}>
        <header className={styles.top} data-area>
          <Last>
            <TopBar />
          </Last>
        </header>
        <SideColumn side="left" label="组件与图层">
          <Last>
            <LeftSide />
          </Last>
        </SideColumn>
        <main className={styles.canvas} aria-label="画布" data-area>
          <Boundary>
            <Canvas />
          </Boundary>
        </main>
        <SideColumn side="right" label="设置">
          <Later>
            <SettingsPanel />
          </Later>
        </SideColumn>
        <WidgetMenu />
        <Dialogs />
      </Frame>
      <Last>
        <ImageFiles />
      </Last>
    </>
  )
}

const TABS = [
  { key: 'palette', label: '组件', children: <Palette /> },
  { key: 'modules', label: '模块', children: <ModuleList /> },
  { key: 'outline', label: '图层', children: <Outline /> },
  { key: 'history', label: '历史', children: <HistoryList /> },
  { key: 'review', label: '审核', children: <ReviewPanel /> },
] satisfies { key: UiState['left']; label: string; children: unknown }[]

function LeftSide() {
  const { ui } = useWorkspace()
  const { left } = useSnapshot(ui)
  return (
    <Tabs
      label="左侧栏"
      className={styles.tabs}
      activeKey={left}
      onChange={(key) => (ui.left = key as UiState['left'])}
      items={TABS}
      centered
    />
  )
}
