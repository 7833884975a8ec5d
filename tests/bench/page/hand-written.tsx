/** The same page as a good programmer would write it for this shop alone: no engine, no document, no registry. */
import { createContext, use, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react'
import type { BoxStyle } from '@schemas/generated/types'
import {
  PAGE_WIDTH,
  THEME,
  yuan,
  type Article,
  type BenchProps,
  type Categories,
  type Coupons,
  type GoodsGrid,
  type Kind,
  type Slides,
  type Tabs,
} from './contents'

/** One widget of the page, with the props of its kind. */
export interface Item<K extends Kind = Kind> {
  id: string
  kind: K
  props: BenchProps[K]
  style: BoxStyle
}

/** How links navigate; an application has one such function, from its router. */
const Navigation = createContext<(href: string) => void>(() => {})

interface ShopLinkProps {
  to: string
  className?: string
  children: ReactNode
}

function ShopLink({ to, className, children }: ShopLinkProps) {
  const goTo = use(Navigation)
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goTo(to)
  }
  return (
    <a className={className} href={to} onClick={follow}>
      {children}
    </a>
  )
}

function SlidesView({ props }: { props: Slides }) {
  const [active, setActive] = useState(0)
  return (
    <section className="slides">
      <h2>{props.title}</h2>
      <ul>
        {props.slides.map((slide, index) => (
          <li key={slide.goods_id} className={index === active ? 'on' : 'off'}>
            <ShopLink className="slide" to={`/items/${slide.goods_id}`}>
              <img src={slide.imgUrl} alt="" width="1190" height="400" loading="lazy" />
              <span>{slide.caption}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
      <div className="dots">
        {props.slides.map((slide, index) => (
          <button
            key={slide.goods_id}
            type="button"
            style={{ backgroundColor: THEME }}
            onClick={() => setActive(index)}
          >
            {index + 1}
          </button>
        ))}
      </div>
    </section>
  )
}

function GoodsGridView({ props }: { props: GoodsGrid }) {
  return (
    <section className="goods">
      <h2 style={{ color: THEME }}>{props.title}</h2>
      <ul>
        {props.goods.map((good) => (
          <li key={good.goods_id}>
            <ShopLink className="card" to={`/items/${good.goods_id}`}>
              <img src={good.pic} alt={good.name} width="228" height="228" loading="lazy" />
              <h3>{good.name}</h3>
              <p>{good.brief}</p>
              <strong style={{ color: THEME }}>¥{yuan(good.price)}</strong>
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CategoriesView({ props }: { props: Categories }) {
  return (
    <nav className="categories">
      <h2>{props.title}</h2>
      {props.branches.map((branch) => (
        <div key={branch.name}>
          <h3>{branch.name}</h3>
          <ul>
            {branch.leaves.map((leaf) => (
              <li key={leaf.category_id}>
                <ShopLink to={`/items?cat_id=${leaf.category_id}`}>{leaf.name}</ShopLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function CouponsView({ props }: { props: Coupons }) {
  return (
    <section className="coupons">
      <h2>{props.title}</h2>
      {props.coupons.map((coupon) => (
        <article key={coupon.card_id} style={{ borderColor: THEME }}>
          <strong>¥{yuan(coupon.amount)}</strong>
          <span>满{yuan(coupon.least)}元可用</span>
          <time dateTime={coupon.until}>有效期至 {coupon.until}</time>
          <small>全场通用</small>
          <button type="button">立即领取</button>
        </article>
      ))}
    </section>
  )
}

function TabsView({ props }: { props: Tabs }) {
  const [active, setActive] = useState(0)
  return (
    <section className="tabs">
      <h2>{props.title}</h2>
      <div role="tablist">
        {props.tabs.map((tab, index) => (
          <button
            key={tab}
            type="button"
            role="tab"
            aria-selected={index === active}
            style={index === active ? { color: THEME } : undefined}
            onMouseEnter={() => setActive(index)}
          >
            {tab}
          </button>
        ))}
      </div>
      <div role="tabpanel">
        {props.goods.map((good) => (
          <ShopLink key={good.goods_id} to={`/items/${good.goods_id}`}>
            <img src={good.pic} alt="" width="180" height="180" loading="lazy" />
            <span>{good.name}</span>
            <em style={{ color: THEME }}>热卖</em>
          </ShopLink>
        ))}
      </div>
    </section>
  )
}

function ArticleView({ props }: { props: Article }) {
  return (
    <article className="article">
      <h2>{props.title}</h2>
      {props.lines.map((line) => (
        <p key={line.accent}>
          {line.text}
          <b style={{ color: THEME }}>{line.accent}</b>
        </p>
      ))}
    </article>
  )
}

const views: { [K in Kind]: ComponentType<{ props: BenchProps[K] }> } = {
  slides: SlidesView,
  goods: GoodsGridView,
  categories: CategoriesView,
  coupons: CouponsView,
  tabs: TabsView,
  article: ArticleView,
}

/** One widget without the boxes that an editor gives it. */
export function BareView<K extends Kind>({ kind, props }: Pick<Item<K>, 'kind' | 'props'>) {
  const View: ComponentType<{ props: BenchProps[K] }> = views[kind]
  return <View props={props} />
}

/** One widget in the boxes that its style is for. */
export function ItemView<K extends Kind>({ id, kind, props, style }: Item<K>) {
  const View: ComponentType<{ props: BenchProps[K] }> = views[kind]
  const { marginTop, marginBottom, backgroundColor, width, height, marginLeft, marginRight } = style
  const outer = {
    marginTop: marginTop || undefined,
    marginBottom: marginBottom || undefined,
    backgroundColor: backgroundColor.endsWith('00') ? undefined : backgroundColor,
  }
  const body = {
    width: width === PAGE_WIDTH ? undefined : width,
    height,
    marginLeft: marginLeft === 'auto' ? undefined : marginLeft,
    marginRight: marginRight === 'auto' ? undefined : marginRight,
  }
  return (
    <div className="pm-frame pm-flow pm-clip" id={`w-${id}`} data-widget={id} style={outer}>
      <div className="pm-inner">
        <div className="pm-body" style={body}>
          <View props={props} />
        </div>
      </div>
    </div>
  )
}

/** The page of one who needs no boxes: no size, margin or background of a widget can be set. */
export function BarePage({ items }: { items: readonly Item[] }) {
  return (
    <div className="pm-page">
      {items.map((item) => (
        <BareView key={item.id} {...item} />
      ))}
    </div>
  )
}

export function HandWrittenPage({ items }: { items: readonly Item[] }) {
  return (
    <div className="pm-page">
      {items.map((item) => (
        <ItemView key={item.id} {...item} />
      ))}
    </div>
  )
}
