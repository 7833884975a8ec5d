import { useState, type ReactNode } from 'react'
import { Button, Flex, Form, Input, QRCode, Typography, Alert } from 'antd'
import type { SecondFactorSecret } from '@schemas/generated/api'
import { useChange } from '../../shell/api'
import { useRefusal, copyIcons } from '../../shell/ui'

/** Password, then QR code and one code, then the recovery codes. @param onDone once these were seen */
export function SetUpSecondFactor({ onDone }: { onDone(): void }) {
  const [secret, setSecret] = useState<SecondFactorSecret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (secret) return <Confirm secret={secret} onCodes={setCodes} />
  return <Start onSecret={setSecret} />
}

function Start({ onSecret }: { onSecret(secret: SecondFactorSecret): void }) {
  const start = useChange('POST /account/second-factor')
  return (
    <StepForm<{ current: string }>
      button="下一步"
      busy={start.isPending}
      onSubmit={(body, onError) => start.mutate({ body }, { onSuccess: onSecret, onError })}
    >
      <p>开启后，登录时除密码外还须输入手机上身份验证器显示的动态验证码。</p>
      <CurrentPassword />
    </StepForm>
  )
}

interface ConfirmProps {
  secret: SecondFactorSecret
  onCodes(codes: string[]): void
}

function Confirm({ secret: { secret, uri }, onCodes }: ConfirmProps) {
  const confirm = useChange('PUT /account/second-factor')
  return (
    <StepForm<{ code: string }>
      button="开启"
      busy={confirm.isPending}
      onSubmit={(body, onError) =>
        confirm.mutate({ body }, { onSuccess: ({ recovery_codes }) => onCodes(recovery_codes), onError })
      }
    >
      <p>用手机上的身份验证器（如微信小程序“腾讯身份验证器”、Google Authenticator）扫描二维码。</p>
      <Flex vertical align="center" gap={8}>
        <QRCode type="svg" value={uri} errorLevel="M" aria-label="两步验证二维码" />
        <span>不能扫描时，请手动输入密钥：</span>
        <Typography.Text code copyable={{ ...copyIcons, text: secret }}>
          {secret.replaceAll(/(.{4})(?!$)/g, '$1 ')}
        </Typography.Text>
      </Flex>
      <Form.Item label="动态验证码" name="code" rules={[{ required: true, message: '请输入动态验证码' }]}>
        <Input autoFocus autoComplete="one-time-code" inputMode="numeric" placeholder="6位数字" />
      </Form.Item>
    </StepForm>
  )
}

interface StepFormProps<Values> {
  button: string
  busy: boolean
  onSubmit(values: Values, refused: (error: Error) => void): void
  children: ReactNode
}

function StepForm<Values extends object>({ button, busy, onSubmit, children }: StepFormProps<Values>) {
  const [form] = Form.useForm<Values>()
  const refused = useRefusal(form)
  return (
    <Form<Values>
      form={form}
      layout="vertical"
      requiredMark={false}
      onFinish={(values) => onSubmit(values, refused)}
    >
      {children}
      <Button type="primary" htmlType="submit" loading={busy}>
        {button}
      </Button>
    </Form>
  )
}

/** The recovery codes, which are shown once only. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone(): void }) {
  return (
    <Flex vertical gap={12}>
      <Alert
        type="warning"
        showIcon
        title="请保存恢复码，它们只显示这一次"
        description="手机丢失时，可以用一个恢复码代替动态验证码登录；每个只能用一次。"
      />
      <Flex wrap gap={8}>
        {codes.map((code) => (
          <Typography.Text key={code} code>
            {code}
          </Typography.Text>
        ))}
      </Flex>
      <Typography.Text copyable={{ ...copyIcons, text: codes.join('\n'), tooltips: ['复制', '已复制'] }}>
        复制全部恢复码
      </Typography.Text>
      <Button type="primary" onClick={onDone}>
        我已保存
      </Button>
    </Flex>
  )
}

/** The field `current`: changing anything about one's own sign-in needs the password. */
export const CurrentPassword = () => (
  <Form.Item label="当前密码" name="current" rules={[{ required: true, message: '请输入当前密码' }]}>
    <Input.Password autoFocus autoComplete="current-password" />
  </Form.Item>
)
