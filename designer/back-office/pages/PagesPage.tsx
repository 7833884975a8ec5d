import { Button, Segmented, Select, Space } from 'antd'
import { useState } from 'react'
import { PlusOutlined } from '@engine/icons'
import type { PageRow } from '@schemas/generated/api'
import { useApi } from '../../shell/api'
import { ListPage, useNumberedAddress } from '../../shell/tables'
import { useHasAllPages, useMay } from '../../shell/sign-in'
import { clearable } from '../../shell/ui'
import { SavedViews } from '../views'
import { CreatePage } from './CreatePage'
import { KIND_NAMES, PLATFORM_NAMES, STATE_NAMES } from './labels'
import { pageColumns } from './page-columns'
import { PageSettings } from './PageSettings'
import { usePageChanges } from './use-page-changes'

/** The tabs of the list; header and footer are shared by all pages. */
const KINDS = [
  'home',
  'custom',
  'header',
  'footer',
  'section',
] as const satisfies readonly PageRow['page_type'][]

/** A key of the table, or undefined for anything else. */
const keyOf = <K extends string>(
  table: Readonly<Record<K, unknown>>,
  written: string | null,
): K | undefined => (Object.keys(table) as K[]).find((key) => key === written)

/** All pages of the shop: search, create, duplicate, rename, enable, delete with undo. */
export default function PagesPage() {
  const { search, narrow, clear, query, paging } = useNumberedAddress(['kind', 'platform'])
  const kind = KINDS.find((known) => known === search.get('kind')) ?? 'home'
  const platform = keyOf(PLATFORM_NAMES, search.get('platform')) ?? 'pc'
  const state = keyOf(STATE_NAMES, search.get('state'))
  const keyword = search.get('keyword') ?? ''
  const deleted = search.has('deleted')
  const [creating, setCreating] = useState(() => search.has('create'))
  const [settled, setSettled] = useState<PageRow | null>(null)
  const mayEdit = useMay('pages.edit')
  const mayPublish = useMay('pages.publish')
  const hasAll = useHasAllPages()
  const changes = usePageChanges()
  const narrowed = { ...(keyword && { keyword }), ...(state && { state }) }
  const request = useApi(
    'GET /pages',
    { query: { ...query, page_type: kind, platform, deleted, ...narrowed } },
    { ownError: true },
  )
  const columns = pageColumns({ mayEdit, hasAll, mayPublish, changes, onSettings: setSettled })
  const create = mayEdit && hasAll && kind !== 'section' && (
    <Button type="primary" icon={<PlusOutlined />} size="middle" onClick={() => setCreating(true)}>
      新建{KIND_NAMES[kind]}
    </Button>
  )

  return (
    <>
      <ListPage<PageRow>
        title="页面"
        actions={
          <Space>
            <SavedViews />
            {create}
          </Space>
        }
        tabs={{
          label: '页面类型',
          activeKey: kind,
          onChange: (key) => narrow({ kind: key }),
          items: KINDS.map((key) => ({ key, label: KIND_NAMES[key] })),
        }}
        scope={
          <>
            <Segmented
              aria-label="平台"
              value={platform}
              onChange={(value) => narrow({ platform: value })}
              options={Object.entries(PLATFORM_NAMES).map(([value, label]) => ({
                value: value as PageRow['platform'],
                label,
              }))}
            />
            <Select
              allowClear={clearable}
              aria-label="状态"
              placeholder="全部状态"
              style={{ width: 120 }}
              value={state}
              onChange={(value) => narrow({ state: value })}
              options={Object.entries(STATE_NAMES).map(([value, { text }]) => ({
                value: value as PageRow['state'],
                label: text,
              }))}
            />
          </>
        }
        search={{
          label: '搜索页面',
          placeholder: '名称、短地址或编号',
          keyword,
          onSearch: (word) => narrow({ keyword: word }),
        }}
        filters={
          <Button type="link" onClick={() => narrow({ deleted: deleted ? undefined : '1' })}>
            {deleted ? '返回列表' : '已删除的页面'}
          </Button>
        }
        table={{
          rowKey: 'page_id',
          request,
          columns,
          paging,
          nothing: {
            text: hasAll ? `还没有${KIND_NAMES[kind]}` : `账号负责的页面里没有${KIND_NAMES[kind]}`,
            action: create,
            onClear: clear,
          },
        }}
      />
      {creating && hasAll && (
        <CreatePage kind={kind} platform={platform} onClose={() => setCreating(false)} />
      )}
      {settled && <PageSettings row={settled} onClose={() => setSettled(null)} />}
    </>
  )
}
