import { memo, useMemo } from 'react'
import { PageView, RenderProvider, type Actions, type Registry, type Shop } from '@engine'
import type { PageData, Region } from '@schemas/page-data'
import { Body } from '../shell/layout/Body'
import { AuthHeader, PreviewBar, SideMenu, SiteInfo, TopBar } from '../shell/layout/frame'
import type { ShownPage } from '../shell/navigation/cached-pages'
import { SCREENS } from '../shell/page-types'
import { drawnLater } from '../shell/parts/later'
import { texts } from '../shell/texts/frame'
import './global.css'

const phoneFrame = () => import('../shell/phone/PhoneFrame')
const PhoneTop = drawnLater(async () => (await phoneFrame()).PhoneTop, { height: 48 })
const PhoneFoot = drawnLater(async () => (await phoneFrame()).PhoneFoot, { height: 44 })
const TabBar = drawnLater(async () => (await phoneFrame()).TabBar, { height: 0 })

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
  const { page, layout } = data
  const isPlain = layout === 'plain'
  // what is made for the desktop's width stays away from a phone's page
  const isPhone = data.viewport === 'h5' && !isPlain
  const isWhole = layout === 'default'
  const site = isPhone || isPlain ? undefined : data.site
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
      {isPhone && !(header && isHome(data)) && <PhoneTop {...topOf(data)} />}
      {!isPhone && !isPlain && (layout === 'auth' ? <AuthHeader shopName={data.shopName} /> : <TopBar />)}
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
      {(footer ?? site ?? isPhone) && (
        <footer className="region">
          {footer && (
            <PageView page={footer} registry={registry} screen={SCREENS.footer} html={html?.footer} />
          )}
          {site && <SiteInfo {...site.info} />}
          {isPhone && <PhoneFoot info={data.site?.info} />}
        </footer>
      )}
      {isPhone && isWhole && data.site?.phone && <TabBar {...data.site.phone} />}
      {site && isWhole && <SideMenu items={site.menu} />}
    </RenderProvider>
  )
})

const isHome = ({ canonical }: PageData) => canonical === '/'

const topOf = (data: PageData) => ({
  shopName: data.shopName,
  logo: data.site?.phone?.logo ?? '',
  searches: data.layout === 'default',
  ...(!isHome(data) && { title: data.title.replace(` – ${data.shopName}`, '') }),
})
