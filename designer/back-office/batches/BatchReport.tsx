import { Alert, Table } from 'antd'
import type { BatchLine, DoBatchAnswer } from '@schemas/generated/api'
import { pageButtons } from '../../shell/ui'

interface Props {
  answer: DoBatchAnswer
  /** It has been done; else it is what would be. */
  done?: boolean
}

const ORDER: Record<BatchLine['state'], number> = { failed: 0, done: 1, same: 2 }

/** How many rows change, and of each row from what to what, or why not; those that cannot come first. */
export function BatchReport({ answer, done = false }: Props) {
  const words = { done: done ? '已改变' : '将改变', same: '无变化', failed: done ? '未改变' : '不能改变' }
  const lines = answer.lines.toSorted((a, b) => ORDER[a.state] - ORDER[b.state])
  const said = (['done', 'same', 'failed'] as const)
    .filter((state) => answer[state] > 0)
    .map((state) => `${words[state]} ${answer[state]} 项`)
  return (
    <>
      <Alert
        type={answer.failed > 0 ? 'warning' : done ? 'success' : 'info'}
        showIcon
        title={said.join('，')}
        style={{ marginBottom: 12 }}
      />
      <Table<BatchLine>
        size="small"
        rowKey="id"
        dataSource={lines}
        scroll={{ x: 'max-content' }}
        pagination={{ ...pageButtons, pageSize: 8, showSizeChanger: false, hideOnSinglePage: true }}
        columns={[
          { title: '名称', dataIndex: 'title', width: 220 },
          {
            title: '结果',
            dataIndex: 'state',
            width: 88,
            render: (state: BatchLine['state']) => words[state],
          },
          { title: '原来', dataIndex: 'before' },
          { title: '改为', dataIndex: 'after' },
          ...(answer.failed > 0 ? [{ title: '原因', dataIndex: 'message' }] : []),
        ]}
      />
    </>
  )
}
