/** The bench's widgets for the engine. `hand-written.tsx` draws the same elements without it. */
import { useState } from 'react'
import { Anchor, createRegistry, defineWidget, type AnyWidget } from '@engine'
import {
  yuan,
  type Article,
  type Categories,
  type Coupons,
  type GoodsGrid,
  type Slides,
  type Tabs,
} from './contents'

const slides = defineWidget<Slides>({
  type: 'slides',
  Render({ props, theme }) {
    const [active, setActive] = useState(0)
    return (
      <section className="slides">
        <h2>{props.title}</h2>
        <ul>
          {props.slides.map((slide, index) => (
            <li key={slide.goods_id} className={index === active ? 'on' : 'off'}>
              <Anchor className="slide" link={{ linkPage: 'goods', goods_id: slide.goods_id }}>
                <img src={slide.imgUrl} alt="" width="1190" height="400" loading="lazy" />
                <span>{slide.caption}</span>
              </Anchor>
            </li>
          ))}
        </ul>
        <div className="dots">
          {props.slides.map((slide, index) => (
            <button
              key={slide.goods_id}
              type="button"
              style={{ backgroundColor: theme }}
              onClick={() => setActive(index)}
            >
              {index + 1}
            </button>
          ))}
        </div>
      </section>
    )
  },
})

const goods = defineWidget<GoodsGrid>({
  type: 'goods',
  Render: ({ props, theme }) => (
    <section className="goods">
      <h2 style={{ color: theme }}>{props.title}</h2>
      <ul>
        {props.goods.map((good) => (
          <li key={good.goods_id}>
            <Anchor className="card" link={{ linkPage: 'goods', goods_id: good.goods_id }}>
              <img src={good.pic} alt={good.name} width="228" height="228" loading="lazy" />
              <h3>{good.name}</h3>
              <p>{good.brief}</p>
              <strong style={{ color: theme }}>¥{yuan(good.price)}</strong>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  ),
})

const categories = defineWidget<Categories>({
  type: 'categories',
  Render: ({ props }) => (
    <nav className="categories">
      <h2>{props.title}</h2>
      {props.branches.map((branch) => (
        <div key={branch.name}>
          <h3>{branch.name}</h3>
          <ul>
            {branch.leaves.map((leaf) => (
              <li key={leaf.category_id}>
                <Anchor link={{ linkPage: 'category', category_id: leaf.category_id }}>{leaf.name}</Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  ),
})

const coupons = defineWidget<Coupons>({
  type: 'coupons',
  Render: ({ props, theme }) => (
    <section className="coupons">
      <h2>{props.title}</h2>
      {props.coupons.map((coupon) => (
        <article key={coupon.card_id} style={{ borderColor: theme }}>
          <strong>¥{yuan(coupon.amount)}</strong>
          <span>满{yuan(coupon.least)}元可用</span>
          <time dateTime={coupon.until}>有效期至 {coupon.until}</time>
          <small>全场通用</small>
          <button type="button">立即领取</button>
        </article>
      ))}
    </section>
  ),
})

const tabs = defineWidget<Tabs>({
  type: 'tabs',
  Render({ props, theme }) {
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
              style={index === active ? { color: theme } : undefined}
              onMouseEnter={() => setActive(index)}
            >
              {tab}
            </button>
          ))}
        </div>
        <div role="tabpanel">
          {props.goods.map((good) => (
            <Anchor key={good.goods_id} link={{ linkPage: 'goods', goods_id: good.goods_id }}>
              <img src={good.pic} alt="" width="180" height="180" loading="lazy" />
              <span>{good.name}</span>
              <em style={{ color: theme }}>热卖</em>
            </Anchor>
          ))}
        </div>
      </section>
    )
  },
})

const article = defineWidget<Article>({
  type: 'article',
  Render: ({ props, theme }) => (
    <article className="article">
      <h2>{props.title}</h2>
      {props.lines.map((line) => (
        <p key={line.accent}>
          {line.text}
          <b style={{ color: theme }}>{line.accent}</b>
        </p>
      ))}
    </article>
  ),
})

const definitions: AnyWidget[] = [slides, goods, categories, coupons, tabs, article]

export const benchRegistry = createRegistry(definitions)
