import { Badge } from 'antd'
import type { PickedPage } from '@schemas/generated/api'
import { call } from '../../shell/api'
import { sortAmong, type EntityKind } from '../picker/entity-kind'

export const pageKind: EntityKind<PickedPage> = {
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
}
