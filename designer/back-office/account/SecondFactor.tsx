import { useState } from 'react'
import { Button, Flex, Form, Input, Modal, Tag } from 'antd'
import { useApi, useChange } from '../../shell/api'
import { FormDialog, shownTime, useHost, useRefusal } from '../../shell/ui'
import { CurrentPassword, RecoveryCodes, SetUpSecondFactor } from './SetUpSecondFactor'

type Opened = 'set-up' | 'renew' | 'remove'

/** Whether the account has a second factor, and what can be done about it. */
export function SecondFactor() {
  const { data, refetch } = useApi('GET /account', {})
  const [opened, setOpened] = useState<Opened | null>(null)
  if (!data) return null
  const close = () => {
    setOpened(null)
    void refetch()
  }
  return (
    <Flex gap={8} align="center" wrap>
      {data.second_factor === null ? (
        <>
          <Tag>未开启</Tag>
          <Button onClick={() => setOpened('set-up')}>开启两步验证</Button>
        </>
      ) : (
        <>
          <Tag color="success">已开启</Tag>
          <span>{`${shownTime(data.second_factor)} 开启，恢复码还剩${data.recovery_left}个`}</span>
          <Button onClick={() => setOpened('renew')}>更换恢复码</Button>
          {!data.second_factor_required && (
            <Button danger onClick={() => setOpened('remove')}>
              关闭
            </Button>
          )}
        </>
      )}
      {opened === 'set-up' && (
        <Modal open title="开启两步验证" footer={null} mask={{ closable: false }} onCancel={close}>
          <SetUpSecondFactor onDone={close} />
        </Modal>
      )}
      {opened === 'renew' && <Renew onClose={close} />}
      {opened === 'remove' && <Remove onClose={close} />}
    </Flex>
  )
}

function Renew({ onClose }: { onClose(): void }) {
  const [form] = Form.useForm<Proof>()
  const renew = useChange('POST /account/recovery-codes')
  const refused = useRefusal(form)
  const codes = renew.data?.recovery_codes
  return (
    <Modal
      open
      title="更换恢复码"
      okText="更换"
      mask={{ closable: false }}
      confirmLoading={renew.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
      {...(codes && { footer: null })}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <>
          <p>以前的恢复码会全部作废。</p>
          <Form<Proof>
            form={form}
            layout="vertical"
            requiredMark={false}
            onFinish={(body) => renew.mutate({ body }, { onError: refused })}
          >
            <ProofFields />
          </Form>
        </>
      )}
    </Modal>
  )
}

function Remove({ onClose }: { onClose(): void }) {
  const host = useHost()
  const remove = useChange('POST /account/second-factor/removal')
  const onSuccess = () => {
    host.success('已关闭两步验证')
    onClose()
  }
  return (
    <FormDialog<Proof>
      title="关闭两步验证"
      okText="关闭两步验证"
      okButtonProps={{ danger: true }}
      busy={remove.isPending}
      onSubmit={(body, onError) => remove.mutate({ body }, { onSuccess, onError })}
      onClose={onClose}
    >
      <p>关闭后，只凭密码就能登录这个账号。</p>
      <ProofFields />
    </FormDialog>
  )
}

interface Proof {
  current: string
  code: string
}

/** Password and code: changing a second factor needs both. */
function ProofFields() {
  return (
    <>
      <CurrentPassword />
      <Form.Item
        label="动态验证码"
        name="code"
        extra="身份验证器上的6位数字，或一个恢复码"
        rules={[{ required: true, message: '请输入动态验证码' }]}
      >
        <Input autoComplete="one-time-code" />
      </Form.Item>
    </>
  )
}
