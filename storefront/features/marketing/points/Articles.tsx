import type { GoodsItem, PointMemberInfoAnswer } from '@schemas/generated/api'
import { Anchor, encodePart, useShop } from '@engine'
import { pictureAt } from '@schemas/picture'
import type { Answered } from '@schemas/page-plan'
import { Picture } from '@widgets/shared/Picture'
import { Strip } from '@storefront/shell/parts/Strip'
import { PointsPrice } from '@storefront/shell/parts/PointsPrice'
import { texts } from '../texts/points'
import css from './Articles.module.css'

/** px */
const PICTURE = 200

/** A strip of articles under a heading; nothing where there are none. */
export function Articles({ title, list }: { title: string; list: readonly GoodsItem[] }) {
  if (list.length === 0) return null
  return (
    <Strip title={title}>
      {list.map((item) => (
        <li key={item.item_id}>
          <ArticleCard item={item} picture={PICTURE} />
        </li>
      ))}
    </Strip>
  )
}

interface ArticleCardProps {
  item: GoodsItem
  /** px; side of the square picture. */
  picture: number
  eager?: boolean
}

/** One article of the points mall, all of it a single link. */
export function ArticleCard({ item, picture, eager = false }: ArticleCardProps) {
  const { item_id, item_name, pics, point = 0, price, store } = item
  return (
    <Anchor link={`/pointitems/${encodePart(item_id)}`} className={css.card} title={item_name}>
      <span className={css.frame}>
        <Picture src={pictureAt(pics[0] ?? '', 'm')} alt="" width={picture} height={picture} eager={eager} />
        {store <= 0 && <span className={css.mark}>{texts.soldOut}</span>}
      </span>
      <span className={css.name}>{item_name}</span>
      <PointsPrice points={point} cents={price} className={css.price} />
    </Anchor>
  )
}

/** The points balance; visitors get a link to sign in. */
export function Balance({ asked }: { asked: Answered<PointMemberInfoAnswer> }) {
  const { user, path } = useShop()
  return (
    <p className={css.balance}>
      {user && asked.data ? (
        <>
          {texts.myPoints} <b className={css.sum}>{asked.data.point.toLocaleString('zh-CN')}</b>
        </>
      ) : (
        <Anchor link={`/auth/login?redirectUrl=${encodeURIComponent(path)}`} className={css.way}>
          {texts.loginForPoints}
        </Anchor>
      )}
    </p>
  )
}
