import { useSnapshot } from 'valtio'
import { HistoryList } from '../history'
import { ModuleList } from '../modules'
import { Outline } from '../outline'
import { Palette } from '../palette'
import { Tabs } from '../../shell/ui'
import { type UiState, useWorkspace } from '../workspace'
import styles from './LeftSide.module.css'

const TABS = [
  { key: 'palette', label: '组件', children: <Palette /> },
  { key: 'modules', label: '模块', children: <ModuleList /> },
  { key: 'outline', label: '图层', children: <Outline /> },
  { key: 'history', label: '历史', children: <HistoryList /> },
] satisfies { key: UiState['left']; label: string; children: unknown }[]

export function LeftSide() {
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
