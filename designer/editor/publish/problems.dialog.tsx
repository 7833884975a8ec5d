import { Modal } from 'antd'
import type { DialogProps } from '../workspace'
import { FirstFocus } from '../../shell/ui'
import { FindingGroups } from './FindingGroups'
import { useFindings } from './use-findings'

/** The problems of the page, each with a link to its field. */
export default function ProblemsDialog({ onClose }: DialogProps) {
  return (
    <Modal open title="页面检查" footer={null} onCancel={onClose}>
      <FirstFocus>
        <FindingGroups {...useFindings()} />
      </FirstFocus>
    </Modal>
  )
}
