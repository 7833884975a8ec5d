import { Alert, Button, Flex, Typography } from 'antd'

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
      <Typography.Text copyable={{ text: codes.join('\n'), tooltips: ['复制', '已复制'] }}>
        复制全部恢复码
      </Typography.Text>
      <Button type="primary" onClick={onDone}>
        我已保存
      </Button>
    </Flex>
  )
}
