import { useState } from 'react'
import { isRight, type Right } from '@schemas/rights'
import { useHasRight } from './session'

interface Editable {
  /** What is shown may be used, or could be when it was opened: nothing that was typed is lost. */
  editable: boolean
  /** The rights, one of which is needed to save, where all of them were taken away meanwhile; else none. */
  missing: readonly Right[]
}

/**
 * For forms, and pages that hold them. `TakenRights` tells the operator what is missing; what the server refuses says so.
 * @param rights one of them is needed; none: everybody may
 */
export function useEditable(rights: readonly string[]): Editable {
  const has = useHasRight()
  const may = rights.length === 0 || rights.some(has)
  const [opened, setOpened] = useState(may)
  if (may && !opened) setOpened(true)
  return { editable: may || opened, missing: opened && !may ? rights.filter(isRight) : [] }
}
