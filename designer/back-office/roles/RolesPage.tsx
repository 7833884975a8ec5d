import { Button, Grid, Table, Tag } from 'antd'
import { useState, type ReactNode } from 'react'
import { CheckCircleOutlined, CopyOutlined, DeleteOutlined, EditOutlined, PlusOutlined } from '@engine/icons'
import type { RoleRow } from '@schemas/generated/api'
import { ALL_RIGHTS, type Right, RIGHTS } from '@schemas/rights'
import { useApi, useChange } from '../../shell/api'
import { useHasRight } from '../../shell/sign-in'
import { Heading, IconButton, LoadFailure, Loading, PageCard, useHost } from '../../shell/ui'
import { RoleForm, type Draft } from './RoleForm'
import styles from './RolesPage.module.css'

/** A line of the matrix: a right, the name of a group, or at first what can be done to the roles. */
type Line = { key: string; right?: Right }

/** In a line of its own: antd measures columns by a hidden copy of the heads, whose buttons would be reached by Tab. */
const TOOLS = '账号'

/** The table of rights: a line for each right, a column for each role. */
export default function RolesPage() {
  const { data: roles, error, refetch } = useApi('GET /roles', {}, { ownError: true })
  const [draft, setDraft] = useState<Draft | null>(null)
  // in a narrow window the first column would cover the others
  const { md: isWide = false } = Grid.useBreakpoint()
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (!roles) return <Loading />
  return (
    <>
      <Heading title="角色">
        <Button
          type="primary"
          size="middle"
          icon={<PlusOutlined />}
          onClick={() => setDraft({ name: '', rights: [] })}
        >
          新建角色
        </Button>
      </Heading>
      <PageCard>
        <p>
          自带的角色不能修改，可以复制成自己的再改。账号在“运营人员”里选角色，还可以只给部分门店或页面；修改从对方的下一次操作起生效。
        </p>
        <Table<Line>
          size="small"
          pagination={false}
          sticky
          scroll={{ x: 'max-content' }}
          dataSource={[{ key: TOOLS }, ...linesOf()]}
          rowClassName={({ key, right }) => (right || key === TOOLS ? '' : (styles.group ?? ''))}
          columns={[
            {
              title: '权限',
              key: 'right',
              width: 300,
              ...(isWide && { fixed: 'left' as const }),
              render: (_value, { key, right }) => (right ? <Named right={right} /> : key),
            },
            ...roles.map((role) => ({
              title: role.name,
              key: role.role_id,
              render: (_value: unknown, { key, right }: Line) =>
                key === TOOLS ? (
                  <Tools role={role} onEdit={setDraft} />
                ) : (
                  right && <Mark has={role.rights.includes(right)} />
                ),
            })),
          ]}
        />
      </PageCard>
      {draft && <RoleForm draft={draft} onClose={() => setDraft(null)} />}
    </>
  )
}

/** Each group's name, and its rights below it. */
const linesOf = (): Line[] =>
  ALL_RIGHTS.flatMap((right, index): Line[] => {
    const { group } = RIGHTS[right]
    const isFirst = RIGHTS[ALL_RIGHTS[index - 1] ?? right].group !== group || index === 0
    return [...(isFirst ? [{ key: group }] : []), { key: right, right }]
  })

const NARROWED = { pages: '可限定页面', shops: '可限定门店' }

function Named({ right }: { right: Right }) {
  const { title, hint, narrowed } = RIGHTS[right]
  return (
    <span className={styles.right}>
      <span>
        {title} {narrowed && <Tag>{NARROWED[narrowed]}</Tag>}
      </span>
      <small>{hint}</small>
    </span>
  )
}

const Mark = ({ has }: { has: boolean }): ReactNode =>
  has ? (
    <CheckCircleOutlined className={styles.has ?? ''} role="img" aria-hidden={false} aria-label="有" />
  ) : (
    '–'
  )

/** How many accounts a role has, and what can be done to it. */
function Tools({ role, onEdit }: { role: RoleRow; onEdit(draft: Draft): void }) {
  const { role_id, name, preset, rights, accounts } = role
  const host = useHost()
  const has = useHasRight()
  const remove = useChange('DELETE /roles/{role_id}', ['GET /roles'])
  const mayChange = rights.every(has)
  const beyond = mayChange ? undefined : '它有自己没有的权限，不能修改'
  async function ask() {
    if (!(await host.confirm(`确定删除角色“${name}”？`, { danger: true }))) return
    remove.mutate({ params: { role_id } }, { onError: ({ message }) => host.error(message) })
  }
  return (
    <span className={styles.role}>
      <small>
        {preset ? '自带 · ' : ''}
        {accounts} 个账号
      </small>
      <span className={styles.tools}>
        <IconButton
          icon={<CopyOutlined />}
          hint="复制成新角色"
          name={`复制角色 ${name}`}
          onClick={() => onEdit({ name: '', rights })}
        />
        {!preset && (
          <>
            <IconButton
              icon={<EditOutlined />}
              hint={beyond ?? '修改'}
              name={`修改角色 ${name}`}
              disabled={!mayChange}
              onClick={() => onEdit({ role_id, name, rights })}
            />
            <IconButton
              icon={<DeleteOutlined />}
              hint={beyond ?? '删除'}
              name={`删除角色 ${name}`}
              disabled={!mayChange}
              loading={remove.isPending}
              onClick={() => void ask()}
            />
          </>
        )}
      </span>
    </span>
  )
}
