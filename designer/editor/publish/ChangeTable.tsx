import { Table, Tag } from 'antd'
import { useMemo } from 'react'
import type { PageDoc } from '@engine/design'
import type { FieldWords } from '@engine/settings/field-words'
import { pageButtons } from '../../shell/ui'
import { changeRows, type ChangeRow, type MarkKind } from './change-rows'

const KINDS: Record<MarkKind, { text: string; colour: string }> = {
  added: { text: '新增', colour: 'success' },
  removed: { text: '删除', colour: 'error' },
  changed: { text: '修改', colour: 'processing' },
}

interface ChangeTableProps {
  before: PageDoc
  after: PageDoc
  words: FieldWords
  /** What the two states are called. */
  names: { before: string; after: string }
}

/** Widget, field, before and after. */
export function ChangeTable({ before, after, words, names }: ChangeTableProps) {
  const rows = useMemo(() => changeRows(before, after, words), [before, after, words])
  return (
    <Table<ChangeRow>
      size="small"
      rowKey="key"
      dataSource={rows}
      pagination={{ ...pageButtons, pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
      columns={[
        {
          title: '变化',
          dataIndex: 'kind',
          width: 70,
          render: (kind: MarkKind) => <Tag color={KINDS[kind].colour}>{KINDS[kind].text}</Tag>,
        },
        { title: '组件', dataIndex: 'widget', width: 140 },
        { title: '属性', dataIndex: 'field' },
        { title: names.before, dataIndex: 'before' },
        { title: names.after, dataIndex: 'after' },
      ]}
    />
  )
}
