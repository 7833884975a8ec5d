import { useState } from 'react'
import { Button, Flex, Table, Tag } from 'antd'
import { PlusOutlined } from '@engine/icons'
import type { AccessToken } from '@schemas/generated/api'
import { useApi, useChange } from '../../shell/api'
import { LoadFailure, Loading, Nothing, shownTime, useHost } from '../../shell/ui'
import { NewToken } from './NewToken'

/** The tokens with which programs work in the operator's name. */
export function AccessTokens() {
  const { data, error, refetch } = useApi('GET /account/tokens', {}, { ownError: true })
  const [isOpen, setOpen] = useState(false)
  const create = (
    <Button icon={<PlusOutlined />} onClick={() => setOpen(true)}>
      新建令牌
    </Button>
  )
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <Loading rows={3} />
  return (
    <Flex vertical gap={12} align="start">
      {data.length === 0 ? (
        <Nothing text="还没有令牌：智能助手等程序凭令牌以您的身份与权限工作" action={create} />
      ) : (
        <>
          {create}
          <List tokens={data} />
        </>
      )}
      {isOpen && <NewToken onClose={() => setOpen(false)} />}
    </Flex>
  )
}

const List = ({ tokens }: { tokens: AccessToken[] }) => (
  <Table<AccessToken>
    size="small"
    rowKey="token_id"
    pagination={false}
    scroll={{ x: 'max-content' }}
    dataSource={tokens}
    columns={[
      { title: '名称', dataIndex: 'name' },
      { title: '新建于', render: (_value, { created }) => shownTime(created) },
      {
        title: '最近使用',
        render: (_value, { used }) => (used === null ? '没有用过' : shownTime(used, MINUTES)),
      },
      { title: '有效至', render: (_value, { expires }) => shownTime(expires) },
      {
        title: '状态',
        render: (_value, token) => (token.ended ? <Tag>已失效</Tag> : <Revoke token={token} />),
      },
    ]}
  />
)

/** As exact as it is known. */
const MINUTES = 'YYYY-MM-DD HH:mm'

function Revoke({ token: { token_id, name } }: { token: AccessToken }) {
  const host = useHost()
  const revoke = useChange('DELETE /account/tokens/{token_id}', ['GET /account/tokens'])
  async function ask() {
    const question = `停用令牌“${name}”？`
    const detail = '使用它的程序随即不能再工作。'
    if (!(await host.confirm(question, { ok: '停用', danger: true, detail }))) return
    revoke.mutate({ params: { token_id } }, { onError: ({ message }) => host.error(message) })
  }
  return (
    <Button
      danger
      size="small"
      aria-label={`停用令牌 ${name}`}
      loading={revoke.isPending}
      onClick={() => void ask()}
    >
      停用
    </Button>
  )
}
