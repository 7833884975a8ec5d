import { useEffect, useRef, type ReactNode } from 'react'

const CONTROLS = 'button:enabled, input:enabled, textarea:enabled'

/** What a dialog holds; it begins at the first control in it, where the dialog by itself would begin at its ×. */
export function FirstFocus({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>(CONTROLS)?.focus(), [])
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  )
}
