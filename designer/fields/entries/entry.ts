import type { UiSchema } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import { isRecord } from '@schemas/json'
import type { Json } from '@schemas/page'
import { couponFigure } from '@widgets/shared/coupon'
import { centsOf, plainYuan } from '@schemas/money'
import { textOf } from '@widgets/shared/text-style'

export interface ItemPart {
  schema: Schema
  ui: UiSchema
}

/** Schema and hints of a list's items. */
export const itemOf = ({ items }: Schema, ui: UiSchema): ItemPart => ({
  schema: (Array.isArray(items) ? items[0] : items) ?? {},
  ui: (Array.isArray(ui.items) ? ui.items[0] : ui.items) ?? {},
})

/** The same object without some of its properties, for fields that are drawn elsewhere. */
export function without({ schema, ui }: ItemPart, ...names: string[]): ItemPart {
  const left = <T>(map: Readonly<Record<string, T>> = {}) =>
    Object.fromEntries(Object.entries(map).filter(([name]) => !names.includes(name)))
  const order = ui['ui:order']
  return {
    schema: { ...schema, properties: left(schema.properties) },
    ui: {
      ...left(ui),
      ...(Array.isArray(order) && { 'ui:order': order.filter((name) => !names.includes(name)) }),
    },
  }
}

/** What a list shows of a collapsed entry. */
export interface Face {
  picture: string
  name: string
  note: string
}

const fields = (entry: Json | undefined) => (isRecord(entry) ? entry : {})

export function goodsFace(entry: Json | undefined): Face {
  const { goods_pic, goods_name, price } = fields(entry)
  const cents = centsOf(price)
  return {
    picture: textOf(goods_pic),
    name: textOf(goods_name),
    note: cents === undefined ? '' : `¥${plainYuan(cents)}`,
  }
}

export function couponFace(entry: Json | undefined): Face {
  const coupon = fields(entry)
  const { figure, unit } = couponFigure(coupon)
  const least = centsOf(coupon['least_cost']) ?? 0
  const condition = least > 0 ? `满${plainYuan(least)}可用` : '无门槛'
  return {
    picture: textOf(coupon['icon_url_list']),
    name: textOf(coupon['title']),
    note: figure === '' ? condition : `${figure} ${unit} · ${condition}`,
  }
}

export function shopFace(entry: Json | undefined): Face {
  const { logo, shop_name, goods_list } = fields(entry)
  const goods = Array.isArray(goods_list) ? goods_list : []
  const chosen = goods.filter((one) => isRecord(one) && one['goods_id']).length
  return { picture: textOf(logo), name: textOf(shop_name), note: `商品 ${chosen} / ${goods.length}` }
}

export function categoryFace(entry: Json | undefined): Face {
  const { image_url, category_name, children } = fields(entry)
  const count = Array.isArray(children) ? children.length : 0
  return {
    picture: textOf(image_url),
    name: textOf(category_name),
    note: count > 0 ? `${count} 个下级分类` : '',
  }
}
