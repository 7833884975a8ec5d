import { Button, Tag } from 'antd'
import { useNavigate } from 'react-router-dom'
import { DeleteOutlined } from '@engine/icons'
import type { SavedView } from '@schemas/generated/api'
import { useApi, useChange } from '../../shell/api'
import { IconButton, LoadFailure, Loading, Nothing, useHost } from '../../shell/ui'
import { useMay } from '../../shell/sign-in'
import styles from './Views.module.css'

interface Props {
  /** Path of the list. */
  list: string
  /** What it is narrowed to now. */
  query: string
  onOpened(): void
  onSave(): void
}

export function ViewList({ list, query, onOpened, onSave }: Props) {
  const { data, error, refetch } = useApi('GET /account/views', { query: { list } }, { ownError: true })
  const navigate = useNavigate()
  const save = (
    <Button type="primary" onClick={onSave}>
      保存当前视图
    </Button>
  )
  if (error) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <Loading rows={3} />
  if (data.length === 0)
    return <Nothing text="还没有视图：把筛选、列与排序调好，保存下来随时回来" action={save} />
  return (
    <div className={styles.list}>
      <ul>
        {data.map((view) => (
          <li key={view.view_id}>
            <Button
              type="text"
              className={styles.name ?? ''}
              aria-current={view.query === query}
              onClick={() => {
                onOpened()
                void navigate(`${list}${view.query && `?${view.query}`}`)
              }}
            >
              {view.name}
            </Button>
            {view.shared && <Tag>{view.own ? '共享' : `${view.operator_name}共享`}</Tag>}
            <Remove view={view} />
          </li>
        ))}
      </ul>
      {save}
    </div>
  )
}

function Remove({ view: { view_id, name, own } }: { view: SavedView }) {
  const host = useHost()
  const mayRemoveAll = useMay('operators.edit')
  const remove = useChange('DELETE /account/views/{view_id}', ['GET /account/views'])
  if (!own && !mayRemoveAll) return null
  async function ask() {
    if (!(await host.confirm(`确定删除视图“${name}”？`, { danger: true }))) return
    remove.mutate({ params: { view_id } }, { onError: ({ message }) => host.error(message) })
  }
  return (
    <IconButton
      icon={<DeleteOutlined />}
      hint="删除"
      name={`删除视图 ${name}`}
      loading={remove.isPending}
      onClick={() => void ask()}
    />
  )
}
