import { Alert } from 'antd'
import { missingRight, type Right } from '@schemas/rights'

/** Above a form whose rights were taken away while it was open; see `useEditable`. */
export function TakenRights({ missing }: { missing: readonly Right[] }) {
  if (missing.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={`${missingRight(missing)}。已填的内容还在，但不能再保存`}
    />
  )
}
