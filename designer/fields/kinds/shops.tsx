import { Tag } from 'antd'
import shopSchema from '@schemas/common/shop/shop-entry.schema.json'
import type { LiveShop, ShopEntry } from '@schemas/generated/types'
import { shopPath } from '@widgets/shared/shop'
import { call } from '../../shell/api'
import { hrefLink } from './link-kinds'
import { defineKind } from '../picker/define-kind'
import { sortAmong } from '../picker/entity-kind'
import { RowCell } from '../picker/RowCell'

const { maxItems: MOST_TAGS } = shopSchema.properties.tag_list

export const shopKind = defineKind<LiveShop>({
  name: '商铺',
  unit: '家',
  entity: 'shop',
  target: 'shop',
  fine: '营业中',
  idOf: ({ distributor_id }) => distributor_id,
  nameOf: ({ name }) => name,
  columns: [
    {
      key: 'name',
      title: '商铺',
      sorter: true,
      render: (_, { logo, name, address }) => <RowCell picture={logo} name={name} note={address} />,
    },
    {
      key: 'tags',
      title: '标签',
      width: 260,
      render: (_, { tagList }) => tagList.map(({ tag_id, tag_name }) => <Tag key={tag_id}>{tag_name}</Tag>),
    },
  ],
  filters: [{ key: 'city', label: '城市', record: 'shop_city' }],
  load: ({ sort, ...query }, filter, signal) =>
    call('GET /pickers/shops', {
      query: { ...query, ...sortAmong(['name', 'sales', 'created'], sort), ...filter },
      signal,
    }),
})

/** The snapshot of a picked shop (rule panel-2), with the products that its entry lists already. */
export const shopEntry = (
  row: LiveShop,
  { shop_pic, goods_list }: Pick<ShopEntry, 'shop_pic' | 'goods_list'>,
): ShopEntry => ({
  shop_id: row.distributor_id,
  shop_name: row.name,
  shop_pic,
  pathData: hrefLink(shopPath(row.distributor_id), row.name),
  banner: row.banner,
  logo: row.logo,
  tag_list: row.tagList.slice(0, MOST_TAGS),
  goods_list,
})
