import { type ReactNode, useState } from 'react'
import { useShop } from '@engine'
import type { CurrentShop } from '@schemas/generated/api'
import { Picture } from '@widgets/shared/Picture'
import { Tickets } from '@storefront/features/marketing'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Breadcrumb } from '@storefront/shell/parts/Breadcrumb'
import { queryOf } from '@storefront/shell/routing/query'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { Button } from '@storefront/shell/parts/Button'
import { reached } from '@storefront/shell/state/offline'
import { ShopFacts } from '../../ShopFacts'
import { texts } from '../../texts/shops'
import type data from './data'
import { Goods } from './Goods'
import { readPlace } from './place'
import { marksOf } from './marks'
import css from './Render.module.css'

/** px */
const LOGO = 56
const BANNER = { width: 400, height: 280 }

/** A shop: its face, where and when it is open, its coupons, its goods. */
export function Render() {
  const { shop: asked, kept, coupons, goods } = useAnswers<typeof data>()
  const { path } = useShop()
  const shop = asked?.data
  if (!shop) return <AskFailed error={asked?.error} />
  const { distributor_id, name } = shop
  const { page } = readPlace(queryOf(path))
  const cards = coupons.data?.list ?? []
  const crumbs = [
    { text: texts.home, href: '/' },
    { text: texts.nearShops, href: '/shops/near' },
    { text: name },
  ]
  return (
    <div className="page-column">
      <Breadcrumb crumbs={crumbs} />
      <Face
        shop={shop}
        favourite={
          <Favourite
            key={distributor_id}
            distributor_id={distributor_id}
            first={kept.data?.is_fav ?? false}
          />
        }
      />
      {cards.length > 0 && (
        <section className={css.card}>
          <h2 className={css.heading}>{texts.shopCoupons}</h2>
          <Tickets key={distributor_id} cards={cards} label={texts.shopCoupons} />
        </section>
      )}
      <section className={css.card}>
        <h2 className={css.heading}>{texts.shopGoods}</h2>
        <Goods goods={goods} distributor_id={distributor_id} page={page} />
      </section>
    </div>
  )
}

function Face({ shop, favourite }: { shop: CurrentShop; favourite: ReactNode }) {
  const { name, banner, logo, intro, scoreList } = shop
  const marks = marksOf(shop)
  return (
    <section className={css.face} aria-label={name}>
      <Picture src={banner} alt="" {...BANNER} eager className={css.banner} />
      <div className={css.about}>
        <header className={css.head}>
          <Picture src={logo} alt="" width={LOGO} height={LOGO} eager className={css.logo} />
          <h2 className={css.name}>{name}</h2>
          {favourite}
        </header>
        <ul className={css.marks}>
          {!scoreList.default && <li className={css.stars}>{texts.rated(scoreList.avg_star)}</li>}
          {marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
        {intro && <p className={css.intro}>{intro}</p>}
        <ShopFacts shop={shop} />
      </div>
    </section>
  )
}

/** Keeps a shop, or does so no longer. @param first whether it was one when the page came */
function Favourite({ distributor_id, first }: { distributor_id: string; first: boolean }) {
  const [kept, keep] = useState(first)
  const [busy, setBusy] = useState(false)
  const toggle = async () => {
    setBusy(true)
    try {
      const { setFavouriteShop } = await reached(() => import('../../favourite-shop.actions'))
      keep(await setFavouriteShop(distributor_id, !kept))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind={kept ? 'default' : 'primary'} busy={busy} aria-pressed={kept} onClick={() => void toggle()}>
      {kept ? texts.collectedShop : texts.collectShop}
    </Button>
  )
}
