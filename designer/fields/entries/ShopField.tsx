import { Button, Tooltip } from 'antd'
import { ClearOutlined } from '@engine/icons'
import { newItem, useHints, useSettings, useValue, type LeafProps } from '@engine/settings'
import type { Path } from '@engine/page/patch'
import { catalogue } from '@schemas/generated/catalogue'
import type { LiveShop, ShopEntry } from '@schemas/generated/types'
import { PAGE_TYPE, type JsonObject } from '@schemas/page'
import { shopEntry, shopKind } from '../kinds/shops'
import { EntitiesField } from './EntitiesField'
import { EntityField } from './EntityField'
import { shopFace } from './faces'
import { idOf } from './put-picked'

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
    <Tooltip title="清空">
      <Button
        type="text"
        icon={<ClearOutlined />}
        aria-label={`清空${shopKind.name} ${Number(path.at(-1)) + 1}`}
        disabled={disabled || idOf(shop, ID) === ''}
        onClick={() => void clear()}
      />
    </Tooltip>
  )
}
