import { useSyncExternalStore } from 'react'
import { texts } from '../texts/controls'
import { Button } from './Button'
import { copyText } from './copy-text'

interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** What is copied, for screen readers. */
  of: string
}

/** Puts a number into the clipboard; only a secure page may. Elsewhere its place stays free: nothing jumps. */
export function CopyButton({ text, of }: CopyButtonProps) {
  const may = useSyncExternalStore(never, isSecure, notOnServer)
  return (
    <Button
      size="small"
      kind="text"
      style={{ visibility: may ? undefined : 'hidden' }}
      aria-label={`${texts.copy}${of}`}
      onClick={() => void copyText(text)}
    >
      {texts.copy}
    </Button>
  )
}

const never = () => () => undefined
const isSecure = () => window.isSecureContext
/** It does not know how it is reached. */
const notOnServer = () => false
