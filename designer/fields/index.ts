import type { FieldRegistry } from '@engine/settings'
import { CategoryField } from './entries/CategoryField'
import { OneCategoryField } from './entries/OneCategoryField'
import { GoodsRuleField } from './entries/GoodsRuleField'
import { DateTimeField, ReadonlyField, TagsField } from './plain/PlainFields'
import { CouponsField, GoodsField, ShopField } from './entries/SnapshotFields'
import { HotZonesField } from './hot-zones/HotZonesField'
import { ImageField } from './image/ImageField'
import { LinkField } from './link/LinkField'
import { RecordField } from './record/RecordField'

export { PickedContext, type OnPicked } from './picked-context'

/** Leaves that need the server or the picture library, by the names that schemas call them with (`x-ui.widget`). */
export const fields: FieldRegistry = {
  image: { Component: ImageField },
  link: { Component: LinkField },
  // entries show what is wrong with them themselves
  goods: { Component: GoodsField, problems: 'exact' },
  'goods-rule': { Component: GoodsRuleField, problems: 'exact' },
  coupons: { Component: CouponsField, problems: 'exact' },
  shop: { Component: ShopField, problems: 'exact' },
  category: { Component: CategoryField, problems: 'exact' },
  'one-category': { Component: OneCategoryField, layout: 'inline', label: 'control' },
  'hot-zones': { Component: HotZonesField },
  tags: { Component: TagsField },
  readonly: { Component: ReadonlyField, layout: 'inline' },
  record: { Component: RecordField, layout: 'inline', label: 'control' },
  datetime: { Component: DateTimeField, layout: 'inline', label: 'control' },
}
export { RecordSelect } from './record/RecordSelect'
