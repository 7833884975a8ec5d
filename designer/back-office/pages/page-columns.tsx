import { Button, Dropdown, Switch, Tag, type TableColumnsType } from 'antd'
import { Link } from 'react-router-dom'
import { DeleteOutlined, EditOutlined, EllipsisOutlined, EyeOutlined } from '@engine/icons'
import type { PageRow } from '@schemas/generated/api'
import { PageThumb } from '../../shell/drawing'
import { ButtonLink, shownTime } from '../../shell/ui'
import { STATE_NAMES } from './labels'
import type { PageChanges } from './use-page-changes'

/** The server refuses it as well: shoppers would find no page at its address. */
const IN_USE = '删除（启用中的页面不能删除）'

interface Options {
  mayEdit: boolean
  /** Not narrowed to some pages. */
  hasAll: boolean
  mayPublish: boolean
  changes: PageChanges
  onSettings(row: PageRow): void
}

export function pageColumns(options: Options): TableColumnsType<PageRow> {
  return [
    {
      title: '缩略图',
      key: 'thumb',
      width: 116,
      render: (_value, { page_id, draft_revision, title, deleted }) =>
        deleted === '' && (
          <div style={{ width: 96 }}>
            <PageThumb page_id={page_id} revision={draft_revision} label={`${title} 的缩略图`} />
          </div>
        ),
    },
    { title: '名称', dataIndex: 'title', render: (title: string, row) => <Title title={title} row={row} /> },
    {
      title: '状态',
      dataIndex: 'state',
      width: 100,
      render: (state: PageRow['state'], { in_review }) => (
        <>
          <Tag color={STATE_NAMES[state].color}>{STATE_NAMES[state].text}</Tag>
          {in_review && <Tag color="processing">审核中</Tag>}
        </>
      ),
    },
    {
      title: '启用',
      dataIndex: 'enabled',
      width: 80,
      render: (enabled: boolean, row) => (
        <Switch
          aria-label={`启用 ${row.title}`}
          checked={enabled}
          disabled={!options.mayPublish || row.deleted !== ''}
          onChange={(checked) => options.changes.enable(row, checked)}
        />
      ),
    },
    {
      title: '最近发布',
      dataIndex: 'published',
      width: 160,
      render: (time: string) => shownTime(time) || '从未发布',
    },
    { title: '最近修改', dataIndex: 'updated', width: 160, render: (time: string) => shownTime(time) },
    { title: '修改人', dataIndex: 'updated_by', width: 100 },
    {
      title: '操作',
      key: 'actions',
      width: 190,
      render: (_value, row) => <RowActions row={row} {...options} />,
    },
  ]
}

function Title({ title, row }: { title: string; row: PageRow }) {
  if (row.deleted !== '') return <span>{title}</span>
  return (
    <>
      <Link to={`/pages/${row.page_id}`}>{title}</Link>
      {row.description && <div style={{ color: '#595959', fontSize: 12 }}>{row.description}</div>}
    </>
  )
}

function RowActions({ row, mayEdit, hasAll, changes, onSettings }: Options & { row: PageRow }) {
  if (row.deleted !== '')
    return (
      <Button type="link" disabled={!mayEdit} onClick={() => changes.restore(row)}>
        恢复
      </Button>
    )
  return (
    <>
      <ButtonLink
        to={`/pages/${row.page_id}`}
        type="link"
        icon={mayEdit ? <EditOutlined /> : <EyeOutlined />}
      >
        {mayEdit ? '编辑' : '查看'}
      </ButtonLink>
      <Dropdown
        trigger={['click']}
        disabled={!mayEdit}
        menu={{
          items: [
            { key: 'settings', label: '名称与搜索信息' },
            ...(hasAll ? [{ key: 'duplicate', label: '复制' }] : []),
            ...(row.path && row.enabled && row.published !== '' ? [{ key: 'visit', label: '打开页面' }] : []),
            { type: 'divider' as const },
            {
              key: 'remove',
              label: row.enabled ? IN_USE : '删除',
              icon: <DeleteOutlined />,
              danger: true,
              disabled: row.enabled,
            },
          ],
          onClick: ({ key }) => {
            if (key === 'settings') onSettings(row)
            else if (key === 'duplicate') changes.duplicate(row)
            else if (key === 'visit') window.open(row.path, '_blank', 'noopener')
            else void changes.remove(row)
          },
        }}
      >
        <Button type="text" icon={<EllipsisOutlined />} aria-label={`更多：${row.title}`} />
      </Dropdown>
    </>
  )
}
