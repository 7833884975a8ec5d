import { Button, Tag, Tooltip } from 'antd'
import { useState } from 'react'
import { PlusOutlined } from '@engine/icons'
import type { OperatorRow } from '@schemas/generated/api'
import { useApi, useChange } from '../../shell/api'
import { ListPage, useNumberedAddress } from '../../shell/tables'
import { shownTime, useHost } from '../../shell/ui'
import { useSession } from '../../shell/sign-in'
import { OperatorForm } from './OperatorForm'

const BEYOND = '对方有自己没有的权限、门店或页面，不能修改'

const reachText = ({ shops, pages }: OperatorRow): string =>
  [shops.length > 0 && `${shops.length} 家门店`, pages.length > 0 && `${pages.length} 个页面`]
    .filter(Boolean)
    .join(' · ') || '全部'

/** The shop's operators, their roles, and what they are narrowed to. */
export default function OperatorsPage() {
  const host = useHost()
  const { operator: self } = useSession()
  const { query, paging } = useNumberedAddress()
  const [edited, setEdited] = useState<OperatorRow | 'new' | null>(null)
  const request = useApi('GET /operators', { query }, { ownError: true })
  const change = useChange('PUT /operators/{operator_id}', ['GET /operators'])

  const reset = useChange('DELETE /operators/{operator_id}/second-factor', ['GET /operators'])

  async function toggle({ operator_id, name, disabled }: OperatorRow) {
    const question = disabled ? `确定启用“${name}”？` : `确定停用“${name}”？其登录会立即失效。`
    if (!(await host.confirm(question, { danger: !disabled }))) return
    change.mutate(
      { params: { operator_id }, body: { disabled: !disabled } },
      { onError: ({ message }) => host.error(message) },
    )
  }

  async function resetSecondFactor({ operator_id, name }: OperatorRow) {
    const question = `确定重置“${name}”的两步验证？此后凭密码即可登录，其现有登录会立即失效。`
    if (!(await host.confirm(question, { danger: true }))) return
    reset.mutate({ params: { operator_id } }, { onError: ({ message }) => host.error(message) })
  }

  return (
    <>
      <ListPage<OperatorRow>
        title="运营人员"
        actions={
          <Button type="primary" size="middle" icon={<PlusOutlined />} onClick={() => setEdited('new')}>
            新建账号
          </Button>
        }
        table={{
          rowKey: 'operator_id',
          request,
          nothing: { text: '还没有运营人员，点“新建账号”添加第一位' },
          paging,
          columns: [
            { title: '账号', dataIndex: 'username' },
            { title: '姓名', dataIndex: 'name' },
            { title: '角色', dataIndex: 'role_name' },
            { title: '范围', key: 'reach', render: (_value, row) => reachText(row) },
            {
              title: '状态',
              dataIndex: 'disabled',
              render: (disabled: boolean) =>
                disabled ? <Tag color="default">已停用</Tag> : <Tag color="success">正常</Tag>,
            },
            {
              title: '两步验证',
              dataIndex: 'second_factor',
              render: (on: boolean) => (on ? <Tag color="success">已开启</Tag> : <Tag>未开启</Tag>),
            },
            { title: '创建时间', dataIndex: 'created', render: (time: string) => shownTime(time) },
            {
              title: '操作',
              key: 'actions',
              render: (_value, row) => (
                <>
                  <Tooltip title={row.manageable ? null : BEYOND}>
                    <Button type="link" disabled={!row.manageable} onClick={() => setEdited(row)}>
                      修改
                    </Button>
                  </Tooltip>
                  <Button
                    type="link"
                    danger={!row.disabled}
                    disabled={row.operator_id === self.operator_id || !row.manageable}
                    onClick={() => void toggle(row)}
                  >
                    {row.disabled ? '启用' : '停用'}
                  </Button>
                  {row.second_factor && row.manageable && row.operator_id !== self.operator_id && (
                    <Button type="link" danger onClick={() => void resetSecondFactor(row)}>
                      重置两步验证
                    </Button>
                  )}
                </>
              ),
            },
          ],
        }}
      />
      {edited && <OperatorForm operator={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}
