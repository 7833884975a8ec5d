import { Badge } from 'antd'
import liveGoods from '@schemas/common/shop/live-goods.schema.json'
import type { LiveGoods } from '@schemas/generated/types'
import { plainYuan } from '@schemas/money'
import { call } from '../../shell/api'
import { defineKind } from '../picker/define-kind'
import { sortAmong } from '../picker/entity-kind'
import styles from '../picker/Picker.module.css'
import { RowCell } from '../picker/RowCell'

const { enum: statuses, 'x-enum': statusNames } = liveGoods.properties.approve_status
const statusName = ({ approve_status }: LiveGoods) => statusNames[statuses.indexOf(approve_status)]

export const goodsKind = defineKind<LiveGoods>({
  name: '商品',
  unit: '件',
  entity: 'goods',
  target: 'goods',
  idOf: ({ goods_id }) => goods_id,
  nameOf: ({ item_name }) => item_name,
  columns: [
    {
      key: 'created',
      title: '商品',
      sorter: true,
      render: (_, { pics, item_name, brief }) => <RowCell picture={pics[0]} name={item_name} note={brief} />,
    },
    {
      key: 'price',
      title: '价格',
      width: 110,
      sorter: true,
      render: (_, { price, market_price }) => (
        <span className={styles['number']}>
          ¥{plainYuan(price)}
          {market_price > price && <s>¥{plainYuan(market_price)}</s>}
        </span>
      ),
    },
    {
      key: 'store',
      title: '库存',
      width: 80,
      sorter: true,
      render: (_, { store }) => <span className={styles['number']}>{store}</span>,
    },
    {
      key: 'approve_status',
      title: '状态',
      width: 96,
      render: (_, row) => (
        <Badge status={row.approve_status === 'onsale' ? 'success' : 'default'} text={statusName(row)} />
      ),
    },
  ],
  filters: [
    { key: 'category_id', label: '分类', tree: true },
    { key: 'brand_id', label: '品牌', record: 'brand' },
    { key: 'tag_id', label: '标签', record: 'tag' },
    { key: 'distributor_id', label: '店铺', record: 'shop' },
    { key: 'start_price', to: 'end_price', label: '价格' },
    { key: 'shelf', label: '状态', options: [{ value: 'off', label: '已下架' }] },
  ],
  load: ({ sort, ...query }, filter, signal) =>
    call('GET /pickers/goods', {
      query: { ...query, ...sortAmong(['price', 'sales', 'store', 'created'], sort), ...filter },
      signal,
    }),
})
