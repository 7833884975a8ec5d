/** What only links lead to: pages that operators made, brands, articles, promotions, seckills. */
import type { PickedPage, PickedTarget } from '@schemas/generated/api'
import { call } from '../../shell/api'
import { shownTime } from '../../shell/ui'
import { defineKind } from '../picker/define-kind'
import { sortAmong, type PickerFilter } from '../picker/entity-kind'
import { RowCell } from '../picker/RowCell'
import type { TargetKind } from './link-kinds'

export const pageKind = defineKind<PickedPage>({
  name: '自定义页面',
  unit: '个',
  entity: null,
  target: 'page',
  fine: '已启用',
  idOf: ({ theme_pc_template_id }) => theme_pc_template_id,
  nameOf: ({ title }) => title,
  columns: [{ key: 'title', title: '页面', sorter: true, render: (_, { title }) => title }],
  filters: [
    {
      key: 'enabled',
      label: '状态',
      options: [
        { value: 'true', label: '已启用' },
        { value: 'false', label: '未启用' },
      ],
    },
  ],
  load: ({ sort, ...query }, filter, signal) =>
    call('GET /pickers/pages', {
      query: { ...query, ...sortAmong(['title', 'updated'], sort), ...filter },
      signal,
    }),
})

const PICTURED: ReadonlySet<TargetKind> = new Set(['brand', 'article'])

/** @param fine said while shoppers can reach it; absent: it has no times */
const targetKind = (kind: TargetKind, name: string, unit: string, fine?: string) =>
  defineKind<PickedTarget>({
    name,
    unit,
    entity: null,
    target: kind,
    ...(fine !== undefined && { fine }),
    idOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    columns: [
      {
        key: 'title',
        title: name,
        render: (_, { picture, title, note }) => (
          <RowCell picture={picture} name={title} note={note} plain={!PICTURED.has(kind)} />
        ),
      },
      ...(fine === undefined ? [] : [{ key: 'time', title: '时间', width: 280, render: timesOf }]),
    ],
    filters: [
      ...(kind === 'article' ? [{ key: 'node_id', label: '栏目', record: 'article_node' }] : []),
      ...(fine === undefined ? [] : [openFilter(fine)]),
    ],
    load: ({ sort: _sort, order: _order, ...query }, filter, signal) =>
      call('GET /pickers/targets', { query: { ...query, ...filter, kind }, signal }),
  })

const openFilter = (fine: string): PickerFilter => ({
  key: 'open',
  label: '状态',
  options: [
    { value: 'true', label: fine },
    { value: 'false', label: '其他' },
  ],
})

const timesOf = (_: unknown, { from, to }: PickedTarget) =>
  [from, to]
    .filter(Boolean)
    .map((iso) => shownTime(iso, 'YYYY-MM-DD HH:mm'))
    .join(' 至 ')

export const brandKind = targetKind('brand', '品牌', '个')
export const articleKind = targetKind('article', '文章', '篇', '已发布')
export const promotionKind = targetKind('promotion', '促销活动', '个', '进行中')
export const seckillKind = targetKind('seckill', '秒杀活动', '个', '进行中')
