import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { Anchor, colour, useActions } from '@engine'
import { pictureAt } from '@schemas/picture'
import css from './GoodsCard.module.css'
import { goodsMark, type Offer, type ShownGoods } from './goods'
import { ADD_TO_CART, reviewsText, soldText } from './marks'
import { Picture } from './Picture'
import { Price } from './Price'

interface GoodsCardProps {
  goods: ShownGoods
  /** Three sizes. list: two lines of name, tags; compact: one line, no frame; wide: picture beside the text. */
  variant?: 'list' | 'compact' | 'wide'
  /** px; side of the square picture. */
  picture: number
  /** Font size and colour of the name (`wgtTitle…`), see `textStyle`. */
  nameStyle?: CSSProperties
  /** Font size and colour of the price (`wgtPrice…`). */
  priceStyle?: CSSProperties
  briefStyle?: CSSProperties
  /** Decimal places of the price, 0 to 2. */
  digits?: unknown
  brief?: boolean
  marketPrice?: boolean
  eager?: boolean
  /** Label of the add-to-cart button; '' omits the button. */
  add?: string
  className?: string
}

/** One product: a link with picture, marks, name, brief and price, and 加入购物车 beside it if available. */
export function GoodsCard({
  goods,
  variant = 'list',
  picture,
  nameStyle,
  priceStyle,
  briefStyle,
  digits = 2,
  brief = false,
  marketPrice = false,
  eager,
  add = ADD_TO_CART,
  className,
}: GoodsCardProps) {
  const mark = goodsMark(goods.state)
  const link = (
    <Anchor
      link={goods.href}
      className={clsx(css.card, css[variant], goods.state !== 'onSale' && css[goods.state], className)}
      title={goods.name || undefined}
    >
      <span className={css.frame} style={{ width: picture, height: picture }}>
        <Picture src={pictureAt(goods.picture, 'm')} alt="" width={picture} height={picture} eager={eager} />
        {mark && <span className={css.mark}>{mark}</span>}
        {goods.badge && <span className={css.badge}>{goods.badge}</span>}
      </span>
      <span className={css.text} style={{ width: TEXT_WIDTH[variant](picture) }}>
        <span className={css.name} style={nameStyle}>
          {goods.name}
        </span>
        {brief && goods.brief && (
          <span className={css.brief} style={briefStyle}>
            {goods.brief}
          </span>
        )}
        <span className={css.prices}>
          <Price cents={goods.price} digits={digits} style={priceStyle} className={css.price} />
          {goods.label && <span className={css.label}>{goods.label}</span>}
          {marketPrice && <Price cents={goods.marketPrice} digits={digits} former />}
        </span>
        {variant === 'list' && (goods.tags.length > 0 || goods.sales || goods.reviews) && (
          <span className={css.tags}>
            {goods.tags.slice(0, 2).map((tag) => (
              <span key={tag.id} className={css.tag} style={tagStyle(tag)}>
                {tag.name}
              </span>
            ))}
            {goods.sales && <span className={css.sold}>{soldText(goods.sales)}</span>}
            {goods.reviews && <span className={css.sold}>{reviewsText(goods.reviews)}</span>}
          </span>
        )}
      </span>
    </Anchor>
  )
  if (!goods.offer || !add) return link
  return (
    <div className={css.buyable}>
      {link}
      <Add text={add} isIcon={variant !== 'list'} name={goods.name} offer={goods.offer} />
    </div>
  )
}

/** The text begins where the picture does, which is in the middle; a small one leaves it the rest of the cell. */
const TEXT_WIDTH = {
  list: (picture: number) => picture,
  compact: (picture: number) => `calc(50% + ${picture / 2}px)`,
  wide: () => undefined,
}

interface AddProps {
  text: string
  /** Shows only the icon, for small cards. */
  isIcon: boolean
  name: string
  offer: Offer
}

/** The icon is in the style sheet, since a page has dozens of these buttons. */
function Add({ text, isIcon, name, offer: { goods_id, shop_id } }: AddProps) {
  const { addToCart } = useActions()
  return (
    <button
      type="button"
      className={css.add}
      title={isIcon ? text : undefined}
      aria-label={`${text} ${name}`}
      onClick={() => void addToCart(goods_id, shop_id)}
    >
      {isIcon ? null : text}
    </button>
  )
}

const tagStyle = (tag: ShownGoods['tags'][number]) => ({
  color: colour(tag.color),
  backgroundColor: colour(tag.background),
})
