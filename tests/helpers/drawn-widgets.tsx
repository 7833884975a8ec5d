/** Renders single widgets for tests: filled like a page from the database, in its frame, with a visitor's shop. */
import { render } from '@testing-library/react'
import { createElement } from 'react'
import {
  createRegistry,
  INERT_ACTIONS,
  PageView,
  RenderProvider,
  visitorShop,
  type Actions,
  type AnyWidget,
  type LiveData,
  type RenderMode,
  type Shop,
} from '@engine'
import { fillPage, FORMAT_VERSION, type JsonObject } from '@schemas'
import type { BoxStyle, LiveCategory, LiveCoupon, LiveGoods } from '@schemas/generated/types'

export interface DrawOptions {
  props?: object
  style?: Partial<BoxStyle>
  mode?: RenderMode
  viewport?: 'pc' | 'h5'
  shop?: Partial<Shop>
  live?: Partial<LiveData>
  actions?: Partial<Actions>
}

/** One widget as its own page, uuid `w1`; absent props take their defaults. */
export function widgetView(definition: AnyWidget, options: DrawOptions = {}) {
  const { props = {}, style = {}, mode = 'render', viewport = 'pc', shop, live, actions } = options
  const page = fillPage({
    formatVersion: FORMAT_VERSION,
    platform: 'pc',
    page: { v: 1, props: {} },
    widgets: {
      w1: { type: definition.type, v: 1, parent: null, order: 'a0', props: props as JsonObject, style },
    },
  })
  const context = {
    mode,
    viewport,
    page: page.page.props,
    shop: { ...visitorShop({ goods: {}, coupon: {}, shop: {}, category: {}, ...live }), ...shop },
    actions: { ...INERT_ACTIONS, ...actions },
  }
  const view = createElement(PageView, { page, registry: createRegistry([definition]) })
  return <RenderProvider value={context}>{view}</RenderProvider>
}

export const draw = (definition: AnyWidget, options?: DrawOptions) => render(widgetView(definition, options))

/** A goods entry as a picker saves it. */
export const goodsEntry = (id: string, more: JsonObject = {}): JsonObject => ({
  goods_id: id,
  goods_name: `商品${id}`,
  goods_pic: `/media/${id}.webp`,
  price: 9900,
  ...more,
})

export const liveGoods = (id: string, more: Partial<LiveGoods> = {}): LiveGoods => ({
  goods_id: id,
  item_id: id,
  item_name: `现货${id}`,
  brief: '',
  pics: [`/media/live-${id}.webp`],
  price: 8800,
  market_price: 0,
  store: 10,
  approve_status: 'onsale',
  tagList: [],
  ...more,
})

export const liveCoupon = (id: string, more: Partial<LiveCoupon> = {}): LiveCoupon => ({
  card_id: id,
  card_type: 'cash',
  title: `优惠券${id}`,
  description: '',
  notice: '',
  discount: 0,
  reduce_cost: 2000,
  least_cost: 10000,
  icon_url_list: '',
  custom_url: '',
  quantity: 100,
  get_num: 0,
  get_limit: 1,
  user_get_num: 0,
  state: 0,
  ...more,
})

export const liveCategory = (id: string, name: string): LiveCategory => ({
  category_id: id,
  category_name: name,
  image_url: '',
  children: [],
})
