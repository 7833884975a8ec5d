import { Alert } from 'antd'
import { useState, type ReactNode } from 'react'
import { isRight, missingRight } from '@schemas/rights'
import { useHasRight } from './session'

/**
 * For forms, and pages that hold them: whether the operator may use what is shown. What was opened with one of the rights
 * stays open when they are taken away meanwhile, with a notice for above it: nothing that was typed is lost, and what the
 * server refuses says so.
 * @param rights one of them is needed; none: everybody may
 */
export function useEditable(rights: readonly string[]): { editable: boolean; notice: ReactNode } {
  const has = useHasRight()
  const may = rights.length === 0 || rights.some(has)
  const [opened, setOpened] = useState(may)
  if (may && !opened) setOpened(true)
  return {
    editable: may || opened,
    notice: opened && !may && (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={`${missingRight(rights.filter(isRight))}。已填的内容还在，但不能再保存`}
      />
    ),
  }
}
