import {
  INERT_ACTIONS,
  PageView,
  RenderProvider,
  visitorShop,
  type PageContext,
  type Registry,
} from '@engine'
import type { PageData } from '@schemas/page-data'

export const contextOf = (data: PageData): PageContext => ({
  mode: 'design',
  page: data.page,
  shop: visitorShop(data.live, data.path),
  actions: INERT_ACTIONS,
})

interface GalleryProps {
  data: PageData
  registry: Registry
  html?: string
}

/** The body of a page as an operator sees it, below a strip that the page must not cover. */
export function Gallery({ data, registry, html }: GalleryProps) {
  const { body } = data.regions
  return (
    <RenderProvider value={contextOf(data)}>
      <nav>
        <span>设计模式</span>
      </nav>
      <main>{body && <PageView page={body} registry={registry} html={html} />}</main>
    </RenderProvider>
  )
}
