import { memo, useMemo } from 'react'
import { Anchor, PageView, RenderProvider, type Actions, type Registry, type Shop } from '@engine'
import type { PageData, Region } from '@schemas/page-data'
import { Body } from '../shell/layout/Body'
import { AuthHeader, PreviewBar, SideMenu, SiteInfo, TopBar } from '../shell/layout/frame'
import type { ShownPage } from '../shell/navigation/cached-pages'
import { SCREENS } from '../shell/page-types'
import { texts } from '../shell/texts/frame'
import './global.css'

interface AppProps {
  data: PageData
  /** Name of the body's instance, and bodies that stay mounted, hidden (rule pages-5). */
  instance?: string
  hidden?: readonly ShownPage[]
  registry: Registry
  shop: Shop
  actions: Actions
  /** Server only: the regions already rendered. */
  html?: Partial<Record<Region, string>>
}

const NONE: readonly ShownPage[] = []

/**
 * One page of the shop: top bar, header document, body document (or the error page), footer document, and around them
 * what the shop's settings say. Kept as it is while the next page is on its way.
 */
export const App = memo(function App({
  data,
  instance = 'first',
  hidden = NONE,
  registry,
  shop,
  actions,
  html,
}: AppProps) {
  const { header, footer } = data.regions
  const { page } = data
  // what is made for the desktop's width stays away from a phone's page
  const phone = data.viewport === 'h5'
  const isWhole = data.layout === 'default'
  const bare = phone || data.layout === 'plain'
  const site = bare ? undefined : data.site
  const context = useMemo(
    () => ({ mode: 'render' as const, page, shop, actions, base: data.base }),
    [page, shop, actions, data.base],
  )
  return (
    <RenderProvider value={context}>
      <a className="skip-link" href="#content">
        {texts.skipToContent}
      </a>
      {data.preview && <PreviewBar at={data.preview.at} />}
      {!bare && (data.layout === 'auth' ? <AuthHeader shopName={data.shopName} /> : <TopBar />)}
      {header && (
        <header className="region">
          <PageView page={header} registry={registry} screen={SCREENS.header} html={html?.header} />
        </header>
      )}
      <main id="content" className="region" tabIndex={-1}>
        {[...hidden, { key: instance, data }].map((one) => (
          <Body
            key={one.key}
            data={one.data}
            isShown={one.data === data}
            registry={registry}
            shop={shop}
            actions={actions}
            html={html?.body}
          />
        ))}
      </main>
      {(footer ?? site) && (
        <footer className="region">
          {footer && (
            <PageView page={footer} registry={registry} screen={SCREENS.footer} html={html?.footer} />
          )}
          {site && <SiteInfo {...site.info} />}
        </footer>
      )}
      {phone && isWhole && !data.preview && (
        <nav className="phone-bar">
          <Anchor link="/">{texts.home}</Anchor>
          <Anchor link="/items">{texts.search}</Anchor>
          <Anchor link="/cart">{texts.cart}</Anchor>
          <Anchor link="/member">{texts.member}</Anchor>
          <a href="/h5/pc">{texts.desktopVersion}</a>
        </nav>
      )}
      {site && isWhole && <SideMenu items={site.menu} />}
    </RenderProvider>
  )
})
