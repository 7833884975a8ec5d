import { useEffect, useRef, useState } from 'react'
import { Alert, Button, Flex, Form, Input, type InputRef } from 'antd'
import { LockOutlined, SafetyOutlined, UserOutlined } from '@engine/icons'
import { ApiError } from '@schemas/api/api-error'
import { useApi, useChange } from '../api'
import styles from './SignIn.module.css'

interface Credentials {
  username: string
  password: string
  yzm?: string
  code?: string
}

/** Whether the server wants a picture to be read before the next attempt. */
const wantsPicture = (error: Error | null) =>
  error instanceof ApiError && (error.details as { captcha?: boolean } | undefined)?.captcha === true

const wantsCode = (error: Error | null) =>
  error instanceof ApiError &&
  (error.details as { second_factor?: boolean } | undefined)?.second_factor === true

/** ms without a key after which a person has stopped typing. */
const QUIET = 1_000

/** True once no key has been pressed for a moment: a sentence that a dialog interrupts must not end in its fields. */
function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false)
  useEffect(() => {
    if (quiet) return
    const begin = () => setTimeout(() => setQuiet(true), QUIET)
    const wait = () => {
      clearTimeout(timer)
      timer = begin()
    }
    let timer = begin()
    window.addEventListener('keydown', wait, true)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', wait, true)
    }
  }, [quiet])
  return quiet
}

/** @param username who was signed in here, and probably comes back */
export function SignInForm({ username = '' }: { username?: string }) {
  const [form] = Form.useForm<Credentials>()
  const [asked, setAsked] = useState(false)
  const signIn = useChange('POST /session', ['GET /session'])
  const picture = useApi('GET /session/captcha', {}, { enabled: asked })
  const [wantsSecond, setWantsSecond] = useState(false)
  const submit = ({ yzm, code, ...body }: Credentials) => {
    const token = picture.data?.imageToken
    const read = asked && token !== undefined && yzm !== undefined ? { token, yzm } : {}
    const second = wantsSecond && code !== undefined ? { code } : {}
    signIn.mutate({ body: { ...body, ...read, ...second } }, { onError: refused })
  }
  const refused = (error: Error) => {
    form.setFieldValue('yzm', '')
    form.setFieldValue('code', '')
    if (wantsCode(error)) {
      setAsked(false)
      setWantsSecond(true)
      return
    }
    // a picture is good for one try
    if (asked) void picture.refetch()
    else if (wantsPicture(error)) setAsked(true)
  }
  const isKnown = username !== ''
  const password = useRef<InputRef>(null)
  const quiet = useQuiet()
  const isClosed = isKnown && !quiet
  useEffect(() => {
    if (isKnown && !isClosed) password.current?.focus()
  }, [isKnown, isClosed])
  return (
    <Form<Credentials>
      form={form}
      disabled={isClosed}
      layout="vertical"
      size="large"
      onFinish={submit}
      requiredMark={false}
      initialValues={{ username }}
    >
      <Form.Item label="账号" name="username" rules={[{ required: true, message: '请输入账号' }]}>
        <Input prefix={<UserOutlined />} autoComplete="username" autoFocus={!isKnown} />
      </Form.Item>
      <Form.Item label="密码" name="password" rules={[{ required: true, message: '请输入密码' }]}>
        <Input.Password ref={password} prefix={<LockOutlined />} autoComplete="current-password" />
      </Form.Item>
      {asked && (
        <Form.Item label="图片验证码" required>
          <Flex gap={8}>
            <Form.Item name="yzm" noStyle rules={[{ required: true, message: '请输入图片验证码' }]}>
              <Input prefix={<SafetyOutlined />} aria-label="图片验证码" autoComplete="off" />
            </Form.Item>
            <Button
              className={styles.picture}
              aria-label="换一张图片验证码"
              loading={picture.isFetching}
              onClick={() => void picture.refetch()}
            >
              {picture.data && <img src={picture.data.imageData} alt="图片验证码" />}
            </Button>
          </Flex>
        </Form.Item>
      )}
      {wantsSecond && (
        <Form.Item
          label="动态验证码"
          name="code"
          extra="身份验证器上的6位数字；手机不在身边时，可以输入一个恢复码"
          rules={[{ required: true, message: '请输入动态验证码' }]}
        >
          <Input prefix={<SafetyOutlined />} autoComplete="one-time-code" autoFocus />
        </Form.Item>
      )}
      {signIn.error && !wantsCode(signIn.error) && (
        <Alert role="alert" type="error" showIcon title={signIn.error.message} />
      )}
      <Button className={styles.submit} type="primary" htmlType="submit" block loading={signIn.isPending}>
        登录
      </Button>
    </Form>
  )
}
