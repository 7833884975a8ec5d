import { Alert, Button, Flex, QRCode, Typography } from 'antd'
import { useEffect, useState } from 'react'
import type { PageRow, PublishAnswer } from '@schemas/generated/api'
import { call, useChange } from '../../shell/api'
import { copyIcons } from '../../shell/ui'
import { useWorkspace } from '../workspace'
import { NOT_ENABLED, VIEW_PAGE } from './texts'

interface PublishedProps {
  answer: PublishAnswer
  /** The page as visitors open it. */
  page: PageRow
  onEnabled(page: PageRow): void
  onWithdrawn(pages: PageRow[]): void
}

/** After a publication: where the page is, on the desk and on a phone, and for a minute the way back (rule publish-3). */
export function Published({ answer, page, onEnabled, onWithdrawn }: PublishedProps) {
  const { host } = useWorkspace()
  const turnOn = useChange('POST /pages/{page_id}/enable', ['GET /pages/{page_id}', 'GET /pages'])
  const [busy, setBusy] = useState(false)
  const left = useSecondsLeft(answer.withdraw_seconds)
  const address = new URL(page.path, location.href).href

  async function run(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      host.error(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  const enable = async () => {
    const { page_id } = page
    onEnabled(await turnOn.mutateAsync({ params: { page_id }, body: { enabled: true } }))
  }
  const withdraw = async () => {
    const { publication_id } = answer.publication
    const { pages } = await call('POST /publications/{publication_id}/withdraw', {
      params: { publication_id },
    })
    onWithdrawn(pages)
  }

  return (
    <Flex vertical gap={16}>
      {page.enabled ? (
        <Flex gap={24} wrap>
          <Flex vertical gap={8} flex="1 1 260px">
            <Typography.Text>顾客现在可以打开这个页面</Typography.Text>
            <Typography.Text
              copyable={{ ...copyIcons, text: address, tooltips: ['复制链接', '已复制'] }}
              code
            >
              {address}
            </Typography.Text>
            <Flex gap={8} wrap>
              <Button type="primary" href={address} target="_blank" rel="noopener">
                {VIEW_PAGE}
              </Button>
            </Flex>
          </Flex>
          <Flex vertical align="center" gap={4}>
            <QRCode type="svg" value={address} errorLevel="L" size={140} aria-label="页面二维码" />
            <Typography.Text type="secondary">用手机扫码查看</Typography.Text>
          </Flex>
        </Flex>
      ) : (
        <Alert
          type="warning"
          showIcon
          title={NOT_ENABLED}
          action={
            <Button size="small" type="primary" loading={busy} onClick={() => void run(enable)}>
              启用
            </Button>
          }
        />
      )}
      {left > 0 && (
        <Flex align="center" gap={8}>
          <Button danger loading={busy} onClick={() => void run(withdraw)}>
            撤回
          </Button>
          <Typography.Text type="secondary">{left} 秒内可以撤回，顾客重新看到发布之前的样子</Typography.Text>
        </Flex>
      )}
    </Flex>
  )
}

/** Counts a number of seconds down to 0. */
function useSecondsLeft(seconds: number): number {
  const [end] = useState(() => Date.now() + seconds * 1_000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000))), 1_000)
    return () => clearInterval(timer)
  }, [end])
  return left
}
