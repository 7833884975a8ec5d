import { useState, type DragEvent } from 'react'

/**
 * Handlers for whatever a file may be dropped on, and whether one is held over it. Drags of anything but files pass.
 */
export function useFileDrop(onFile: (file: File) => void, disabled = false) {
  // children fire enter and leave of their own
  const [depth, setDepth] = useState(0)
  const takes = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files')
  return {
    over: depth > 0,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (takes(event)) setDepth((now) => now + 1)
      },
      onDragLeave: (event: DragEvent) => {
        if (takes(event)) setDepth((now) => Math.max(0, now - 1))
      },
      onDragOver: (event: DragEvent) => {
        if (takes(event)) event.preventDefault()
      },
      onDrop: (event: DragEvent) => {
        if (!takes(event)) return
        event.preventDefault()
        event.stopPropagation()
        setDepth(0)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      },
    },
  }
}
