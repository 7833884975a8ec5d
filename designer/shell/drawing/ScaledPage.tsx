import { Spin } from 'antd'
import { clsx } from 'clsx'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { colour, INERT_ACTIONS, type Shop } from '@engine'
import { createEditor, type PageDoc } from '@engine/design'
import { actionColour } from '@engine/render/contrast'
import { EditorPage } from '@engine/render/live/EditorPage'
import { usePageProps, useShopTheme } from '@engine/render/live/theme-context'
import { themeVariables } from '@engine/render/shop-theme'
import type { Region } from '@schemas/page-data'
import { widgetLoaders } from '@widgets/loaders'
import { LazyRegistry } from '@widgets/registry'
import styles from './ScaledPage.module.css'

export interface PagePictureProps {
  doc: PageDoc
  /** What it is, for those who do not see it. */
  label: string
  regions?: readonly Region[]
  /** Widgets to be marked, with what happened to them. */
  marks?: ReadonlyMap<string, string>
  /** The page's own width in px; default: as its configuration says. */
  width?: number
}

const BODY: readonly Region[] = ['body']
const NO_MARKS: ReadonlyMap<string, string> = new Map()

/** A page drawn by the shoppers' renderers, scaled to the width there is. Nothing in it can be reached. */
export function ScaledPage({
  doc,
  label,
  shop,
  regions = BODY,
  marks = NO_MARKS,
  width,
}: PagePictureProps & { shop: Shop }) {
  const editor = useMemo(() => createEditor(doc), [doc])
  const registry = useLoaded(doc)
  const box = useRef<HTMLDivElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const { pageWidth, themeColor, backgroundColor } = usePageProps(doc.page.props)
  const theme = useShopTheme()
  const own = width ?? pageWidth
  const { scale, height } = useScale(box, page, own)
  useLayoutEffect(() => {
    if (registry && page.current) mark(page.current, marks)
  })
  return (
    <div ref={box} className={styles.box} role="img" aria-label={label} style={{ height }}>
      {registry ? (
        <div
          ref={page}
          className={clsx(styles.page, 'pm-theme')}
          inert
          style={{
            ...(theme && themeVariables(theme)),
            width: own,
            transform: `scale(${scale})`,
            '--scale': scale,
            '--theme': colour(themeColor),
            '--action': actionColour(themeColor),
            background: backgroundColor,
          }}
        >
          <EditorPage
            editor={editor}
            registry={registry}
            shop={shop}
            actions={INERT_ACTIONS}
            regions={regions}
          />
        </div>
      ) : (
        <Spin />
      )}
    </div>
  )
}

/** The renderers of a page's widgets; null until they are there. */
function useLoaded(doc: PageDoc): LazyRegistry | null {
  const [loaded, setLoaded] = useState<LazyRegistry | null>(null)
  useEffect(() => {
    let wanted = true
    const registry = new LazyRegistry(Promise.resolve(), widgetLoaders)
    registry
      .load([...doc.widgets.values()].map(({ type }) => type))
      .catch(console.error)
      .finally(() => wanted && setLoaded(registry))
    return () => void (wanted = false)
  }, [doc])
  return loaded
}

/** How much smaller a page of this width must be for its box, and how high the box is then. */
function useScale(
  box: React.RefObject<HTMLElement | null>,
  page: React.RefObject<HTMLElement | null>,
  width: number,
) {
  const [size, setSize] = useState({ scale: 0.3, height: 0 })
  useEffect(() => {
    const measure = () => {
      const scale = Math.min(1, (box.current?.clientWidth ?? width) / width)
      const height = Math.ceil((page.current?.offsetHeight ?? 0) * scale)
      setSize((last) => (last.scale === scale && last.height === height ? last : { scale, height }))
    }
    const observer = new ResizeObserver(measure)
    for (const element of [box.current, page.current]) if (element) observer.observe(element)
    measure()
    return () => observer.disconnect()
  })
  return size
}

function mark(page: HTMLElement, marks: ReadonlyMap<string, string>): void {
  for (const frame of page.querySelectorAll<HTMLElement>('[data-widget]')) {
    const what = marks.get(frame.dataset.widget ?? '')
    if (what === undefined) delete frame.dataset.mark
    else frame.dataset.mark = what
  }
}
