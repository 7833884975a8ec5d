import { Anchor, colour, hrefOf, mediaUrl, useShop } from '@engine'
import type { Site } from '@schemas/page-data'
import { Sign } from '../layout/Sign'
import { SiteInfo } from '../layout/SiteInfo'
import { entryNumber } from '../routing/here'
import { texts } from '../texts/phone'
import css from './PhoneFrame.module.css'

interface TopProps {
  shopName: string
  /** Of the page, without the shop's name; absent: the home page. */
  title?: string
  /** Address of a picture; '': the shop's name in letters. */
  logo: string
  /** Pages to sign in on have nothing to search. */
  searches: boolean
}

/** The bar above a phone's page: the shop and its search at home, elsewhere the way back, the title and the search. */
export function PhoneTop({ shopName, title, logo, searches }: TopProps) {
  const { path } = useShop()
  const src = mediaUrl(logo)
  if (title === undefined)
    return (
      <header className={css.top}>
        <Anchor link="/" className={css.shop}>
          {src ? <img className={css.logo} src={src} alt={shopName} /> : shopName}
        </Anchor>
        <Anchor link={SEARCH} className={css.field}>
          <Sign icon="search" />
          {texts.searchGoods}
        </Anchor>
      </header>
    )
  return (
    <nav className={css.top} aria-label={texts.wayBack}>
      <span className={css.tap} onClickCapture={goBack}>
        <Anchor link={above(path)} className={css.tap} label={texts.back}>
          <Sign icon="back" />
        </Anchor>
      </span>
      <p className={css.title}>{title}</p>
      {searches && path.split('?')[0] !== SEARCH ? (
        <Anchor link={SEARCH} className={css.tap} label={texts.search}>
          <Sign icon="search" />
        </Anchor>
      ) : (
        <span className={css.tap} />
      )}
    </nav>
  )
}

/**
 * Follows the way back to the page that the shopper has come from, if it is one of this shop; else the link leads where
 * it says.
 */
function goBack(event: { preventDefault(): void; stopPropagation(): void }): void {
  if (!cameFromHere()) return
  event.preventDefault()
  event.stopPropagation()
  history.back()
}

function cameFromHere(): boolean {
  if (entryNumber() > 0) return true
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`)
}

const SEARCH = '/result'
const MEMBER = '/member'

/** Where the way back leads a shopper who has come from elsewhere. */
const above = (path: string) => (path.startsWith(`${MEMBER}/`) ? MEMBER : '/')

/** What the law asks of a shop's last line, and the way to the desktop's pages. */
export const PhoneFoot = ({ info }: { info?: Site['info'] | undefined }) => (
  <>
    {info && <SiteInfo {...info} />}
    <p className={css.foot}>
      <a href="/h5/pc">{texts.desktopVersion}</a>
    </p>
  </>
)

const CART = '/cart'
/** Pieces beyond these are not counted out in the badge. */
const MOST = 99

/** The shop's main pages, at the bottom of the window; hidden where a page has such a bar of its own. */
export function TabBar({ items, textColor, activeColor, backgroundColor }: NonNullable<Site['phone']>) {
  const { path, cart } = useShop()
  const [here = ''] = path.split('?')
  const colours = {
    '--tab': colour(textColor),
    '--tab-current': colour(activeColor),
    backgroundColor: colour(backgroundColor),
  }
  return (
    <nav className={css.bar} aria-label={texts.mainPages} style={colours} data-tab-bar="">
      {items.map(({ title, pathData, ...sign }, index) => {
        const href = hrefOf(pathData) ?? ''
        return (
          // oxlint-disable-next-line react/no-array-index-key -- items have no identity but their place
          <Anchor key={index} link={pathData} className={css.tab} current={isWithin(here, href)}>
            <Sign {...sign} />
            {title}
            {href === CART && cart.count > 0 && (
              <span className={css.badge}>
                {cart.count > MOST ? `${MOST}+` : cart.count}
                <span className="screen-reader-only">{texts.pieces}</span>
              </span>
            )}
          </Anchor>
        )
      })}
    </nav>
  )
}

/** The home page is above all others, so it counts for itself alone. */
const isWithin = (path: string, href: string) =>
  path === href || (path === '/home' && href === '/') || (href !== '/' && path.startsWith(`${href}/`))
