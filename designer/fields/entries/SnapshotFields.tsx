import { useSettings, useSibling, type LeafProps, newItem, useHints, useValue } from '@engine/settings'
import { IconButton } from '../../shell/ui'
import { catalogue } from '@schemas/generated/catalogue'
import { couponEntry, goodsEntry } from '@schemas/snapshots'
import { RULE } from '@schemas/goods-rules'
import { goodsKind } from '../kinds/goods'
import { EntitiesField } from './EntitiesField'
import { EntityField } from './EntityField'
import { goodsFace, couponFace, shopFace } from './entry'
import { couponKind } from '../kinds/coupons'
import { ClearOutlined } from '@engine/icons'
import type { Path } from '@engine/page/patch'
import type { LiveShop, ShopEntry } from '@schemas/generated/types'
import { PAGE_TYPE, type JsonObject } from '@schemas/page'
import { shopEntry, shopKind } from '../kinds/shops'
import { idOf, pickedOf } from './put-picked'
import styles from './Entries.module.css'

const GOODS = { idKey: 'goods_id', nameKey: 'goods_name', entryOf: goodsEntry }

/**
 * Goods: a list of them, or one. Where they belong to a shop, the shop comes first and only its goods are listed. A rule
 * beside the list finds them instead.
 */
export function GoodsField(props: LeafProps) {
  const { type } = useSettings()
  const { value: shop } = useSibling('shop_id')
  const { value: rule } = useSibling(RULE)
  const chooseShopFirst = catalogue[type]?.strings['chooseShopFirst'] ?? null
  const common = { ...props, kind: goodsKind, snapshots: GOODS, faceOf: goodsFace }
  if (props.schema.type !== 'array') return <EntityField {...common} />
  if (rule !== undefined) return <KeptGoods {...common} />
  if (shop === undefined) return <EntitiesField {...common} />
  const named = typeof shop === 'string' && shop !== ''
  return (
    <EntitiesField
      {...common}
      before={named ? null : chooseShopFirst}
      filter={named ? { distributor_id: shop } : {}}
    />
  )
}

/** Goods that were picked before there was a rule: they come back with 手动挑选. */
function KeptGoods({ value, id, describedBy }: LeafProps) {
  const picked = pickedOf(Array.isArray(value) ? value : [], GOODS).length
  return (
    <p id={id} aria-describedby={describedBy} className={styles['kept']}>
      {picked > 0 ? `由规则选出；手动挑选的 ${picked} 件商品保留着，不显示` : '由规则选出'}
    </p>
  )
}

const COUPONS = { idKey: 'card_id', nameKey: 'title', entryOf: couponEntry }

/** Coupons: a list of them, or one. */
export function CouponsField(props: LeafProps) {
  const Field = props.schema.type === 'array' ? EntitiesField : EntityField
  return <Field {...props} kind={couponKind} snapshots={COUPONS} faceOf={couponFace} />
}

const ID = 'shop_id'

/** Shops, each with its pictures, tags and goods. */
export function ShopField(props: LeafProps) {
  const { form } = useSettings()
  const { path } = props
  const list = props.schema.type === 'array'
  const snapshots = {
    idKey: ID,
    nameKey: 'shop_name',
    // an existing entry keeps its products, a new one gets those of the schema's placeholder
    entryOf: (row: LiveShop, place: JsonObject) =>
      shopEntry(row, { ...BLANK, ...(list && Object(newItem(form, path))), ...ownOf(place) }),
  }
  const common = { ...props, kind: shopKind, snapshots, faceOf: shopFace }
  if (!list) return <EntityField {...common} />
  return (
    <EntitiesField
      {...common}
      renderActions={(index) => (
        <ClearShop path={[...path, index]} title={props.title} disabled={props.disabled} />
      )}
    />
  )
}

const BLANK: Pick<ShopEntry, 'shop_pic' | 'goods_list'> = { shop_pic: '', goods_list: [] }

/** What an entry keeps when another shop is picked for it: everything but the shop's picture. */
const ownOf = (place: JsonObject): Partial<ShopEntry> =>
  idOf(place, ID) === '' ? place : { goods_list: place['goods_list'] as unknown as ShopEntry['goods_list'] }

/** Clears one shop's entry after the exact question (rule panel-1). */
function ClearShop({ path, title, disabled }: { path: Path; title: string; disabled: boolean }) {
  const { form, target, confirmRemove, onRemoved } = useSettings()
  const { strings } = useHints(path)
  const shop = useValue(path)
  const clear = async () => {
    if (!(await confirmRemove(strings?.['clear'] ?? ''))) return
    target.set(path, newItem(form, path.slice(0, -1)), title)
    onRemoved(catalogue[PAGE_TYPE]?.strings['removed'] ?? '')
  }
  return (
    <IconButton
      hint="清空"
      icon={<ClearOutlined />}
      name={`清空${shopKind.name} ${Number(path.at(-1)) + 1}`}
      disabled={disabled || idOf(shop, ID) === ''}
      onClick={() => void clear()}
    />
  )
}
