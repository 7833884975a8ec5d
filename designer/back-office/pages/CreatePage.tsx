import { Card, Empty, Form, Input, Modal } from 'antd'
import { useState, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PageRow } from '@schemas/generated/api'
import { CREATE_PAGE_TITLE } from '@schemas/generated/admin-limits'
import { atMost, LoadFailure, Loading, useHost } from '../../shell/ui'
import { useApi, useChange } from '../../shell/api'
import { KIND_NAMES } from './labels'
import styles from './CreatePage.module.css'
import { visitorShop } from '@engine'
import { fromJson } from '@engine/design'
import { parsePage } from '@schemas'
import { snapshotLive } from '@widgets/shared/snapshot-live'
import { ScaledPage } from '../../shell/drawing'

interface CreatePageProps {
  kind: PageRow['page_type']
  platform: PageRow['platform']
  onClose(): void
}

/** A new page from a template, opened in the editor at once. */
export function CreatePage({ kind, platform, onClose }: CreatePageProps) {
  const host = useHost()
  const navigate = useNavigate()
  const [template, setTemplate] = useState('')
  const [form] = Form.useForm<{ title: string }>()
  const { data, error, isPending, refetch } = useApi(
    'GET /templates',
    { query: { platform, pageSize: 50 } },
    { ownError: true },
  )
  const create = useChange('POST /pages', ['GET /pages'])

  function submit({ title }: { title: string }) {
    if (kind === 'section') return
    create.mutate(
      {
        body: { page_type: kind, platform, title: title.trim(), ...(template && { template_id: template }) },
      },
      {
        onSuccess: ({ page_id }) => void navigate(`/pages/${page_id}`),
        onError: ({ message }) => host.error(message),
      },
    )
  }

  const framed = kind === 'header' || kind === 'footer'
  return (
    <Modal
      open
      width={760}
      title={`新建${KIND_NAMES[kind]}`}
      okText="创建并编辑"
      confirmLoading={create.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} onFinish={submit}>
        <Form.Item
          label="页面名称"
          name="title"
          rules={[{ required: true, whitespace: true, message: '请输入页面名称' }, atMost(CREATE_PAGE_TITLE)]}
        >
          <Input autoFocus />
        </Form.Item>
      </Form>
      {!framed && (
        <fieldset className={styles.templates}>
          <legend>从模板开始</legend>
          {error && <LoadFailure error={error} onRetry={refetch} />}
          {isPending && <Loading />}
          {data?.list.length === 0 && <Empty description="还没有模板，可以从空白页面开始" />}
          {data?.list.map(({ design_id, name, image }) => (
            <label key={design_id} className={styles.template}>
              <input
                type="radio"
                name="template"
                value={design_id}
                aria-label={name}
                checked={template === design_id}
                onChange={() => setTemplate(design_id)}
              />
              <Card size="small" className={styles.card ?? ''}>
                <span className={styles.picture}>
                  {image ? <img src={image} alt="" /> : <TemplatePicture design_id={design_id} name={name} />}
                </span>
                <span>{name}</span>
              </Card>
            </label>
          ))}
        </fieldset>
      )}
    </Modal>
  )
}

/** A template that has no picture of its own, drawn live. */
function TemplatePicture({ design_id, name }: { design_id: string; name: string }) {
  const { data } = useApi('GET /templates/{design_id}', { params: { design_id } }, { ownError: true })
  const page = useMemo(() => (data ? parsePage(data.document).page : null), [data])
  const drawn = useMemo(() => page && { doc: fromJson(page), shop: visitorShop(snapshotLive(page)) }, [page])
  if (!drawn || drawn.doc.widgets.size === 0) return null
  return <ScaledPage {...drawn} label={name} />
}
