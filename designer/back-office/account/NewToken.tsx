import { Alert, Button, Flex, Form, Input, Modal, Select, Typography } from 'antd'
import { CREATE_ACCESS_TOKEN_NAME } from '@schemas/generated/admin-limits'
import { useChange } from '../../shell/api'
import { atMost, copyIcons, FormDialog } from '../../shell/ui'
import { CurrentPassword } from './SetUpSecondFactor'

interface Values {
  name: string
  days: number
  current: string
}

const LIVES = [7, 30, 90, 365].map((days) => ({ value: days, label: `${days}天` }))

/** Asks what the token is for, then shows it, once. */
export function NewToken({ onClose }: { onClose(): void }) {
  const create = useChange('POST /account/tokens', ['GET /account/tokens'])
  if (create.data) return <Made token={create.data.token} onClose={onClose} />
  return (
    <FormDialog<Values>
      title="新建令牌"
      okText="新建"
      busy={create.isPending}
      initialValues={{ days: 90 }}
      onSubmit={({ name, ...values }, onError) =>
        create.mutate({ body: { ...values, name: name.trim() } }, { onError })
      }
      onClose={onClose}
    >
      <Form.Item
        label="名称"
        name="name"
        extra="与您的姓名一起显示在页面历史与操作日志中"
        rules={[
          { required: true, whitespace: true, message: '请输入名称' },
          atMost(CREATE_ACCESS_TOKEN_NAME),
        ]}
      >
        <Input placeholder="例如：文案助手" />
      </Form.Item>
      <Form.Item label="有效期" name="days">
        <Select options={LIVES} />
      </Form.Item>
      <CurrentPassword />
    </FormDialog>
  )
}

const Made = ({ token, onClose }: { token: string; onClose(): void }) => (
  <Modal open title="新建令牌" footer={null} mask={{ closable: false }} onCancel={onClose}>
    <Flex vertical gap={12}>
      <Alert
        type="warning"
        showIcon
        title="请保存令牌，它只显示这一次"
        description="谁有它，就有您的权限。不再使用时请停用；停用账号或修改密码后，它也随之失效。"
      />
      <Typography.Text code copyable={{ ...copyIcons, text: token, tooltips: ['复制', '已复制'] }}>
        {token}
      </Typography.Text>
      <Button type="primary" onClick={onClose}>
        我已保存
      </Button>
    </Flex>
  </Modal>
)
