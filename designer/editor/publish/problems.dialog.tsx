import { Modal } from 'antd'
import type { DialogProps } from '../workspace'
import { FirstFocus } from '../../shell/ui'
import { FindingGroups } from './FindingGroups'
import { useFindings } from './use-findings'

/** What is wrong with the page, with a way to each place. */
export default function ProblemsDialog({ onClose }: DialogProps) {
  return (
    <Modal open title="页面检查" footer={null} onCancel={onClose}>
      <FirstFocus>
        <FindingGroups {...useFindings()} />
      </FirstFocus>
    </Modal>
  )
}
