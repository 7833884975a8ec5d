import { useClipboard } from '../clipboard/use-clipboard'
import { useShortcuts } from '../shortcuts/use-shortcuts'
import { Boundary } from '../../shell/Boundary'
import { Later } from '../../shell/Later'
import { useWorkspace } from '../workspace/context'
import { Canvas } from '../canvas/Canvas'
import { SettingsPanel } from '../panel/SettingsPanel'
import { TopBar } from '../topbar/TopBar'
import { Dialogs } from './Dialogs'
import { WidgetMenu } from '../menu/WidgetMenu'
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
