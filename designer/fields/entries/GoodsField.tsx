import { useSettings, useSibling, type LeafProps } from '@engine/settings'
import { catalogue } from '@schemas/generated/catalogue'
import { goodsEntry, goodsKind } from '../kinds/goods'
import { EntitiesField } from './EntitiesField'
import { EntityField } from './EntityField'
import { goodsFace } from './faces'

const SNAPSHOTS = { idKey: 'goods_id', nameKey: 'goods_name', entryOf: goodsEntry }

/** Goods: a list of them, or one. Where they belong to a shop, the shop comes first and only its goods are listed. */
export function GoodsField(props: LeafProps) {
  const { type } = useSettings()
  const { value: shop } = useSibling('shop_id')
  const chooseShopFirst = catalogue[type]?.strings['chooseShopFirst'] ?? null
  const common = { ...props, kind: goodsKind, snapshots: SNAPSHOTS, faceOf: goodsFace }
  if (props.schema.type !== 'array') return <EntityField {...common} />
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
