import { useSyncExternalStore } from 'react'
import { showToast } from '../state/toasts'
import { texts } from '../texts/controls'
import { Button } from './Button'

interface CopyButtonProps {
  /** What is copied. */
  text: string
  /** What is copied, for screen readers. */
  of: string
}

/** Puts a number into the clipboard; only a secure page may. Elsewhere its place stays free: nothing jumps. */
export function CopyButton({ text, of }: CopyButtonProps) {
  const may = useSyncExternalStore(never, isSecure, notOnServer)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    showToast(texts.copied)
  }
  return (
    <Button
      size="small"
      kind="text"
      style={{ visibility: may ? undefined : 'hidden' }}
      aria-label={`${texts.copy}${of}`}
      onClick={() => void copy()}
    >
      {texts.copy}
    </Button>
  )
}

const never = () => () => undefined
const isSecure = () => window.isSecureContext
/** It does not know how it is reached. */
const notOnServer = () => false
