import { useClipboard } from '../clipboard'
import { useShortcuts } from '../shortcuts'
import { Boundary, Later } from '../../shell/ui'
import { useWorkspace } from '../workspace'
import { Canvas } from '../canvas'
import { SettingsPanel } from '../panel'
import { TopBar } from '../topbar'
import { Dialogs } from './Dialogs'
import { WidgetMenu } from '../menu'
import { LeftSide } from './LeftSide'
import styles from './Layout.module.css'

/** Top bar over three columns: palette or outline, canvas, settings. */
export function Layout() {
  const workspace = useWorkspace()
  useShortcuts(workspace)
  useClipboard(workspace)
  return (
    <div className={styles.page}>
      <header className={styles.top} data-area>
        <Later>
          <TopBar />
        </Later>
      </header>
      <aside className={styles.left} aria-label="组件与图层" data-area>
        <Later>
          <LeftSide />
        </Later>
      </aside>
      <main className={styles.canvas} aria-label="画布" data-area>
        <Boundary>
          <Canvas />
        </Boundary>
      </main>
      <aside className={styles.right} aria-label="设置" data-area>
        <Later>
          <SettingsPanel />
        </Later>
      </aside>
      <WidgetMenu />
      <Dialogs />
    </div>
  )
}
