import { Button, Input, Segmented, Select } from 'antd'
import { useState } from 'react'
import { PlusOutlined } from '@engine/icons'
import type { PageRow } from '@schemas/generated/api'
import { useApi } from '../../shell/api/hooks'
import { PagedTable } from '../../shell/PagedTable'
import { Heading } from '../../shell/Heading'
import { clearable } from '../../shell/inner-icons'
import { useMay } from '../../shell/session'
import shell from '../../Shell.module.css'
import { Tabs } from '../../shell/Tabs'
import { CreatePage } from './CreatePage'
import { KIND_NAMES, PLATFORM_NAMES, STATE_NAMES } from './labels'
import { pageColumns } from './page-columns'
import { PageSettings } from './PageSettings'
import { usePageChanges } from './use-page-changes'

const PAGE_SIZE = 20

/** The tabs of the list; header and footer are shared by all pages, so they stand together. */
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
      <Heading title="页面">
        {creatable && (
          <Button type="primary" icon={<PlusOutlined />} size="middle" onClick={() => setCreating(true)}>
            新建{KIND_NAMES[kind]}
          </Button>
        )}
      </Heading>
      <div className={shell.card}>
        <Tabs
          label="页面类型"
          activeKey={kind}
          onChange={(key) => {
            setKind(key as PageRow['page_type'])
            setPage(1)
          }}
          items={KINDS.map((key) => ({ key, label: KIND_NAMES[key] }))}
        />
        <div className={shell.filters}>
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
          <Input.Search
            allowClear={clearable}
            className={shell.search ?? ''}
            placeholder="名称、短地址或编号"
            aria-label="搜索页面"
            onSearch={(word) => {
              setKeyword(word.trim())
              setPage(1)
            }}
          />
          <Button type="link" onClick={() => setDeleted(!deleted)}>
            {deleted ? '返回列表' : '已删除的页面'}
          </Button>
        </div>
        <PagedTable<PageRow>
          rowKey="page_id"
          loading={isFetching}
          columns={columns}
          answer={data}
          page={page}
          pageSize={PAGE_SIZE}
          onPage={setPage}
        />
      </div>
      {creating && <CreatePage kind={kind} platform={platform} onClose={() => setCreating(false)} />}
      {settled && <PageSettings row={settled} onClose={() => setSettled(null)} />}
    </>
  )
}
