import { Button, Segmented, Select } from 'antd'
import { useState } from 'react'
import { PlusOutlined } from '@engine/icons'
import type { PageRow } from '@schemas/generated/api'
import { useApi } from '../../shell/api'
import { ListPage, PagedTable, SearchBox } from '../../shell/tables'
import { Tabs } from '../../shell/ui'
import { useMay } from '../../shell/sign-in'
import { CreatePage } from './CreatePage'
import { KIND_NAMES, PLATFORM_NAMES, STATE_NAMES } from './labels'
import { pageColumns } from './page-columns'
import { PageSettings } from './PageSettings'
import { usePageChanges } from './use-page-changes'

const PAGE_SIZE = 20

/** The tabs of the list; header and footer are shared by all pages. */
const KINDS = [
  'home',
  'custom',
  'header',
  'footer',
  'section',
] as const satisfies readonly PageRow['page_type'][]

/** All pages of the shop: search, create, duplicate, rename, enable, delete with undo. */
export default function PagesPage() {
  const [kind, setKind] = useState<PageRow['page_type']>('home')
  const [platform, setPlatform] = useState<PageRow['platform']>('pc')
  const [state, setState] = useState<PageRow['state'] | undefined>()
  const [keyword, setKeyword] = useState('')
  const [deleted, setDeleted] = useState(false)
  const [page, setPage] = useState(1)
  const [creating, setCreating] = useState(false)
  const [settled, setSettled] = useState<PageRow | null>(null)
  const mayEdit = useMay('editor')
  const mayPublish = useMay('owner')
  const changes = usePageChanges()
  const { data, isFetching } = useApi('GET /pages', {
    query: {
      page,
      pageSize: PAGE_SIZE,
      page_type: kind,
      platform,
      deleted,
      ...(keyword && { keyword }),
      ...(state && { state }),
    },
  })
  const columns = pageColumns({ mayEdit, mayPublish, changes, onSettings: setSettled })
  const creatable = mayEdit && kind !== 'section'

  return (
    <>
      <ListPage
        title="页面"
        actions={
          creatable && (
            <Button type="primary" icon={<PlusOutlined />} size="middle" onClick={() => setCreating(true)}>
              新建{KIND_NAMES[kind]}
            </Button>
          )
        }
        head={
          <Tabs
            label="页面类型"
            activeKey={kind}
            onChange={(key) => {
              setKind(key as PageRow['page_type'])
              setPage(1)
            }}
            items={KINDS.map((key) => ({ key, label: KIND_NAMES[key] }))}
          />
        }
        filters={
          <>
            <Segmented
              aria-label="平台"
              value={platform}
              onChange={setPlatform}
              options={Object.entries(PLATFORM_NAMES).map(([value, label]) => ({
                value: value as PageRow['platform'],
                label,
              }))}
            />
            <Select
              allowClear
              aria-label="状态"
              placeholder="全部状态"
              style={{ width: 120 }}
              value={state}
              onChange={setState}
              options={Object.entries(STATE_NAMES).map(([value, { text }]) => ({
                value: value as PageRow['state'],
                label: text,
              }))}
            />
            <SearchBox
              label="搜索页面"
              placeholder="名称、短地址或编号"
              keyword={keyword}
              onSearch={(word) => {
                setKeyword(word)
                setPage(1)
              }}
            />
            <Button type="link" onClick={() => setDeleted(!deleted)}>
              {deleted ? '返回列表' : '已删除的页面'}
            </Button>
          </>
        }
      >
        <PagedTable<PageRow>
          rowKey="page_id"
          loading={isFetching}
          columns={columns}
          answer={data}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={setPage}
        />
      </ListPage>
      {creating && <CreatePage kind={kind} platform={platform} onClose={() => setCreating(false)} />}
      {settled && <PageSettings row={settled} onClose={() => setSettled(null)} />}
    </>
  )
}
