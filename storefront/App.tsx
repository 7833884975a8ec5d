import { useMemo, type CSSProperties } from 'react'
import { colour, PageView, RenderProvider, type Actions, type Registry, type Shop } from '@engine'
import type { PageData, Region } from '@schemas/page-data'
import { ErrorPage } from './layout/ErrorPage'
import { SideMenu } from './layout/SideMenu'
import { SiteInfo } from './layout/SiteInfo'
import { PreviewBar } from './layout/PreviewBar'
import { TopBar } from './layout/TopBar'
import { SCREENS } from './page-types'
import { texts } from './texts'
import './global.css'

interface AppProps {
  data: PageData
  registry: Registry
  shop: Shop
  actions: Actions
  /** Server only: the regions already rendered. */
  html?: Partial<Record<Region, string>>
}

/**
 * One page of the shop: top bar, header document, body document (or the error page), footer document, and around them
 * what the shop's settings say.
 */
export function App({ data, registry, shop, actions, html }: AppProps) {
  const { header, body, footer } = data.regions
  const { page } = data
  // what is made for the desktop's width stays away from a phone's page
  const phone = body?.platform === 'h5'
  const site = phone ? undefined : data.site
  const context = useMemo(() => ({ mode: 'render' as const, page, shop, actions }), [page, shop, actions])
  const variables = { '--theme': colour(page.themeColor), backgroundColor: colour(page.backgroundColor) }
  return (
    <RenderProvider value={context}>
      <a className="skip-link" href="#content">
        {texts.skipToContent}
      </a>
      {data.preview && <PreviewBar at={data.preview.at} />}
      {!phone && <TopBar />}
      {header && (
        <header>
          <PageView page={header} registry={registry} screen={SCREENS.header} html={html?.header} />
        </header>
      )}
      <main id="content" tabIndex={-1} data-platform={body?.platform} style={variables as CSSProperties}>
        {body ? (
          <>
            <h1 className="screen-reader-only" tabIndex={-1}>
              {data.title}
            </h1>
            <PageView page={body} registry={registry} screen={SCREENS.body} html={html?.body} />
          </>
        ) : (
          <ErrorPage status={data.status} />
        )}
      </main>
      {(footer ?? site) && (
        <footer>
          {footer && (
            <PageView page={footer} registry={registry} screen={SCREENS.footer} html={html?.footer} />
          )}
          {site && <SiteInfo {...site.info} />}
        </footer>
      )}
      {site && <SideMenu items={site.menu} />}
    </RenderProvider>
  )
}
