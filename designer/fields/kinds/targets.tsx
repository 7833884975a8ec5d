/** What only links lead to: pages that operators made, brands, articles, promotions, seckills. */
import { Badge } from 'antd'
import type { PickedPage, PickedTarget } from '@schemas/generated/api'
import { call } from '../../shell/api'
import { shownTime } from '../../shell/ui'
import { defineKind } from '../picker/define-kind'
import { sortAmong } from '../picker/entity-kind'
import { RowCell } from '../picker/RowCell'
import type { TargetKind } from './link-kinds'

export const pageKind = defineKind<PickedPage>({
  name: '自定义页面',
  unit: '个',
  entity: null,
  idOf: ({ theme_pc_template_id }) => theme_pc_template_id,
  nameOf: ({ title }) => title,
  columns: [
    { key: 'title', title: '页面', sorter: true, render: (_, { title }) => title },
    {
      key: 'enabled',
      title: '状态',
      width: 110,
      render: (_, { enabled }) => (
        <Badge status={enabled ? 'success' : 'default'} text={enabled ? '已启用' : '未启用'} />
      ),
    },
  ],
  load: ({ sort, ...query }, filter, signal) =>
    call('GET /pickers/pages', {
      query: { ...query, ...sortAmong(['title', 'updated'], sort), ...filter },
      signal,
    }),
})

const targetKind = (kind: TargetKind, name: string, unit: string, timed = true) =>
  defineKind<PickedTarget>({
    name,
    unit,
    entity: null,
    idOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    columns: [
      {
        key: 'title',
        title: name,
        render: (_, { picture, title, note }) => <RowCell picture={picture} name={title} note={note} />,
      },
      ...(timed ? [{ key: 'time', title: '时间', width: 300, render: timesOf }] : []),
    ],
    load: ({ sort: _sort, order: _order, ...query }, filter, signal) =>
      call('GET /pickers/targets', { query: { ...query, ...filter, kind }, signal }),
  })

const timesOf = (_: unknown, { from, to }: PickedTarget) =>
  [from, to]
    .filter(Boolean)
    .map((iso) => shownTime(iso, 'YYYY-MM-DD HH:mm'))
    .join(' 至 ')

export const brandKind = targetKind('brand', '品牌', '个', false)
export const articleKind = targetKind('article', '文章', '篇')
export const promotionKind = targetKind('promotion', '促销活动', '个')
export const seckillKind = targetKind('seckill', '秒杀活动', '个')
