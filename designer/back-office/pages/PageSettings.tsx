import { Form, Input, Typography } from 'antd'
import type { PageRow } from '@schemas/generated/api'
import {
  UPDATE_PAGE_ALIAS,
  UPDATE_PAGE_DESCRIPTION,
  UPDATE_PAGE_SEO_MATE_DESCRIPTION,
  UPDATE_PAGE_SEO_MATE_KEYWORDS,
  UPDATE_PAGE_SEO_TITLE,
  UPDATE_PAGE_TITLE,
} from '@schemas/generated/admin-limits'
import { atMost, FormDialog, useHost } from '../../shell/ui'
import { useChange } from '../../shell/api'

interface Values {
  title: string
  description: string
  alias: string
  seo: { title: string; mate_keywords: string; mate_description: string }
}

/** Name, short address and what search engines see of one page. */
export function PageSettings({ row, onClose }: { row: PageRow; onClose(): void }) {
  const host = useHost()
  const save = useChange('PUT /pages/{page_id}', ['GET /pages'])
  const { title, description, alias, seo, page_type, page_id } = row
  const initial: Values = {
    title,
    description,
    alias,
    seo: { title: '', mate_keywords: '', mate_description: '', ...seo },
  }

  function submit(values: Values, onError: (error: Error) => void) {
    const { alias: short, ...rest } = values
    const body = page_type === 'custom' ? { ...rest, alias: short.trim() } : rest
    save.mutate(
      { params: { page_id }, body },
      {
        onSuccess: () => {
          host.success('保存成功')
          onClose()
        },
        onError,
      },
    )
  }

  return (
    <FormDialog<Values>
      title="名称与搜索信息"
      busy={save.isPending}
      initialValues={initial}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item
        label="页面名称"
        name="title"
        rules={[{ required: true, whitespace: true, message: '请输入页面名称' }, atMost(UPDATE_PAGE_TITLE)]}
      >
        <Input autoFocus />
      </Form.Item>
      <Form.Item label="说明" name="description" rules={[atMost(UPDATE_PAGE_DESCRIPTION)]}>
        <Input />
      </Form.Item>
      {page_type === 'custom' && (
        <Form.Item
          label="短地址"
          name="alias"
          extra="页面也可用 /product/短地址 打开"
          rules={[atMost(UPDATE_PAGE_ALIAS)]}
        >
          <Input prefix="/product/" />
        </Form.Item>
      )}
      <Typography.Paragraph type="secondary">
        以下填写的优先于编辑器“页面配置”中的标题、关键词和描述，留空则用那里的
      </Typography.Paragraph>
      <Form.Item label="搜索标题" name={['seo', 'title']} rules={[atMost(UPDATE_PAGE_SEO_TITLE)]}>
        <Input />
      </Form.Item>
      <Form.Item
        label="搜索关键词"
        name={['seo', 'mate_keywords']}
        rules={[atMost(UPDATE_PAGE_SEO_MATE_KEYWORDS)]}
      >
        <Input placeholder="用逗号分隔" />
      </Form.Item>
      <Form.Item
        label="搜索描述"
        name={['seo', 'mate_description']}
        rules={[atMost(UPDATE_PAGE_SEO_MATE_DESCRIPTION)]}
      >
        <Input.TextArea autoSize={{ minRows: 2 }} />
      </Form.Item>
    </FormDialog>
  )
}
