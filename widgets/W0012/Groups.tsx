import { useRef, useState, type ReactNode, type TouchEvent } from 'react'
import { clsx } from 'clsx'
import { useMode, useShop } from '@engine'
import type { GoodsGroup, CouponGroup, W0012Props } from '@schemas/generated/types'
import { Dots } from '../shared/carousel/parts'
import css from './Groups.module.css'
import { shownGoods } from '../shared/goods'
import { GoodsCard } from '../shared/GoodsCard'
import { shownCoupon } from '../shared/coupon'
import { CouponCard } from '../shared/CouponCard'
import row from '../shared/coupon-row.module.css'
import { useClaim } from '../shared/use-claim'
import frame from '../shared/frame.module.css'
import { SectionHead } from '../shared/SectionHead'
import { textOf } from '../shared/text-style'

/** px sideways that make a touch a swipe. */
const SWIPE = 40

/** One group at a time, with dots for several, swiped on phones. Nothing slides, so no carousel is loaded. */
function Groups({ groups }: { groups: readonly ReactNode[] }) {
  const [chosen, choose] = useState(0)
  const count = groups.length
  const selected = Math.min(chosen, Math.max(0, count - 1))
  const goTo = (index: number) => choose((index + count) % count)
  const start = useRef<readonly [number, number]>([0, 0])
  const onTouchEnd = (event: TouchEvent) => {
    const [x, y] = placeOf(event)
    const [right, down] = [x - start.current[0], y - start.current[1]]
    if (Math.abs(right) > SWIPE + Math.abs(down)) goTo(selected - Math.sign(right))
  }
  return (
    <div className={css.groups}>
      <div
        className={css.group}
        onTouchStart={(event) => {
          start.current = placeOf(event)
        }}
        onTouchEnd={onTouchEnd}
      >
        {groups[selected]}
      </div>
      {count > 1 && (
        <Dots
          carousel={{
            selected,
            count,
            playing: false,
            canPrev: true,
            canNext: true,
            goTo,
            prev: () => goTo(selected - 1),
            next: () => goTo(selected + 1),
          }}
          unit="组"
          color="#8c8c8c"
          activeColor="var(--theme)"
          className={css.dots}
        />
      )}
    </div>
  )
}

function placeOf({ changedTouches }: TouchEvent) {
  const touch = changedTouches[0]
  return [touch?.clientX ?? 0, touch?.clientY ?? 0] as const
}

/** Products per group: two rows of two. */
const SHOWN_GOODS = 4
const PICTURE = 120

/** Groups of four products. */
export function GoodsGroups({ groups, head }: { groups: readonly GoodsGroup[]; head: CardHead }) {
  const shop = useShop()
  const mode = useMode()
  const shown = groups
    .map((group) => group.data.flatMap((entry) => shownGoods(entry, shop, mode) ?? []).slice(0, SHOWN_GOODS))
    .filter((goods) => goods.length > 0)
  if (shown.length === 0) return null
  return (
    <Card {...head}>
      <Groups
        groups={shown.map((goods, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- groups have no identity but their place
          <ul key={index} className={css.goods}>
            {goods.map((item, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- one product may be listed twice
              <li key={`${item.id}-${place}`} className={css.goodsCell}>
                <GoodsCard goods={item} variant="compact" picture={PICTURE} priceStyle={PRICE} />
              </li>
            ))}
          </ul>
        ))}
      />
    </Card>
  )
}

const PRICE = { fontSize: 16 }

/** Coupons of a group. */
const SHOWN_COUPONS = 3

/** Groups of three coupons that members can claim on the spot. */
export function CouponGroups({ groups, head }: { groups: readonly CouponGroup[]; head: CardHead }) {
  const shop = useShop()
  const mode = useMode()
  const { claim, isBusy, now, dialog } = useClaim()
  const shown = groups
    .map((group) =>
      group.data.flatMap((entry) => shownCoupon(entry, shop, mode) ?? []).slice(0, SHOWN_COUPONS),
    )
    .filter((coupons) => coupons.length > 0)
  if (shown.length === 0) return null
  return (
    <Card {...head}>
      <Groups
        groups={shown.map((coupons, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- groups have no identity but their place
          <ul key={index} className={clsx(css.coupons, row.row)}>
            {coupons.map((coupon, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- one coupon may be listed twice
              <li key={`${coupon.id}-${place}`} className={css.couponCell}>
                <CouponCard coupon={now(coupon)} onClaim={claim} busy={isBusy(coupon)} />
              </li>
            ))}
          </ul>
        ))}
      />
      {dialog}
    </Card>
  )
}

export interface CardHead {
  settings: Pick<W0012Props, 'mainTitle' | 'subTitle' | 'linkPath'>
  theme: string
}

/** Title, subtitle and the content below. */
export function Card({ settings, theme, children }: CardHead & { children: ReactNode }) {
  return (
    <section className={clsx(frame.frame, css.card)} style={{ '--theme': theme }}>
      <SectionHead
        title={textOf(settings.mainTitle)}
        subTitle={textOf(settings.subTitle)}
        link={settings.linkPath}
      />
      <div className={css.window}>{children}</div>
    </section>
  )
}
