import { clsx } from 'clsx'
import type { CSSProperties, RefObject } from 'react'
import { useSnapshot } from 'valtio'
import { colour, INERT_ACTIONS } from '@engine'
import { ROOTS, useEditorValue } from '@engine/design'
import { actionColour } from '@engine/render/contrast'
import { EditorPage } from '@engine/render/live/EditorPage'
import { usePageOf, useShopTheme } from '@engine/render/live/theme-context'
import { themeVariables } from '@engine/render/shop-theme'
import type { Region } from '@schemas/page-data'
import type { LazyRegistry } from '@widgets/registry'
import { REGION_NAMES, useWorkspace } from '../workspace'
import styles from './Stage.module.css'

/** px of the page's own background to the left and right of what has the page's width. */
const SIDE = { pc: 60, h5: 0 } as const

interface StageProps {
  registry: LazyRegistry
  ref: RefObject<HTMLDivElement | null>
}

/** Header, body and footer as shoppers get them, in page px; the parent scales it. Inert: the overlay takes the pointer. */
export function Stage({ registry, ref }: StageProps) {
  const { editor, regions } = useWorkspace()
  const { pageWidth } = usePageOf(editor)
  const theme = useShopTheme()
  const width = pageWidth + 2 * SIDE[editor.doc.head.platform]
  return (
    <div
      ref={ref}
      className={styles.stage}
      data-page-width={pageWidth}
      style={{ width, ...(theme && (themeVariables(theme) as CSSProperties)) }}
    >
      {regions.map((region) => (
        <RegionArea key={region} region={region} registry={registry} />
      ))}
    </div>
  )
}

function RegionArea({ region, registry }: { region: Region; registry: LazyRegistry }) {
  const { editor, live, phone, problems, shown } = useWorkspace()
  const { shop } = useSnapshot(live.state)
  const page = usePageOf(editor)
  const theme = useShopTheme()
  const root = ROOTS[region]
  const isEmpty = useEditorValue(editor, ({ doc }) => !doc.children.get(root)?.length, { children: root })
  // as the storefront sets them: header and footer keep the shop's theme
  const own =
    region === 'body'
      ? {
          '--theme': colour(page.themeColor),
          '--action': actionColour(page.themeColor),
          backgroundColor: colour(page.backgroundColor),
        }
      : { '--action': actionColour(theme?.primaryColor) }
  return (
    <section
      aria-label={REGION_NAMES[region]}
      data-canvas-region={region}
      className={clsx(styles.region, 'pm-theme', phone && 'pm-phone')}
      style={own as CSSProperties}
    >
      {phone && region === 'header' && (
        <p className={styles.replaced}>手机端不显示页头，由手机的顶部导航栏代替</p>
      )}
      {isEmpty && <EmptyRegion region={region} />}
      <div inert>
        <EditorPage
          editor={editor}
          registry={registry}
          shop={shop as typeof live.state.shop}
          actions={INERT_ACTIONS}
          shown={shown}
          regions={[region]}
          onFailure={problems.failed}
        />
      </div>
    </section>
  )
}

/** The hint of an empty region; header and footer begin with a panel. */
function EmptyRegion({ region }: { region: Region }) {
  const { readOnly } = useWorkspace()
  if (readOnly) return <p className={styles.empty}>这里还没有内容</p>
  return (
    <div className={styles.empty}>
      <p>拖入组件到这里</p>
      <p className={styles.hint}>
        {region === 'body'
          ? '从左侧“组件”拖一个过来，或点击它直接添加；选中后在右侧修改内容和样式'
          : `${REGION_NAMES[region]}从“自由面板”开始：拖入面板，再把其他组件放进去`}
      </p>
    </div>
  )
}
