import { Alert, Flex, Modal, QRCode, Typography } from 'antd'
import { useEffect, useState } from 'react'
import { FirstFocus, Loading } from '../../shell/ui'
import { useWorkspace, type DialogProps } from '../workspace'
import { previewAddress } from './preview'

/** The signed preview as a code for a real phone: it shows the drafts for half an hour without signing in. */
export default function PreviewCodeDialog({ onClose }: DialogProps) {
  const workspace = useWorkspace()
  const [shown, setShown] = useState<{ address?: string; failure?: string }>({})
  useEffect(() => {
    let wanted = true
    previewAddress(workspace, 'h5').then(
      (address) => wanted && setShown({ address: new URL(address, location.href).href }),
      (error: unknown) =>
        wanted && setShown({ failure: error instanceof Error ? error.message : String(error) }),
    )
    return () => void (wanted = false)
  }, [workspace])
  const { address, failure } = shown
  return (
    <Modal open title="用手机扫码预览" footer={null} width={320} onCancel={onClose}>
      <FirstFocus>
        <Flex vertical align="center" gap={12}>
          {failure !== undefined && <Alert type="error" title={failure} />}
          {address === undefined && failure === undefined && <Loading />}
          {address !== undefined && (
            <>
              <QRCode type="svg" value={address} errorLevel="L" size={240} aria-label="预览二维码" />
              <Typography.Text type="secondary">30 分钟内有效，无须登录</Typography.Text>
              <Typography.Link href={address} target="_blank" rel="noopener">
                在新窗口打开
              </Typography.Link>
            </>
          )}
        </Flex>
      </FirstFocus>
    </Modal>
  )
}
