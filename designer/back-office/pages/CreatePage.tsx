import { Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PageRow } from '@schemas/generated/api'
import { CREATE_PAGE_TITLE } from '@schemas/generated/admin-limits'
import { atMost, useHost } from '../../shell/ui'
import { useChange } from '../../shell/api'
import { KIND_NAMES } from './labels'
import { TemplateChoice } from './TemplateChoice'

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
      centered
      width={960}
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
      {!framed && <TemplateChoice platform={platform} chosen={template} onChoose={setTemplate} />}
    </Modal>
  )
}
