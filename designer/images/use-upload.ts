import { useCallback, useEffect, useRef, useState, type DragEvent } from 'react'
import type { ImageRow } from '@schemas/generated/api'
import { uploadImage, type UploadOptions } from './upload'

export interface Upload {
  /** 0 to 1 while a file is on its way, else `null`. */
  progress: number | null
  fileName: string
  /** Sends one file; the one on its way before is given up. Answers `null` where it was cancelled. */
  start(file: File, options?: Pick<UploadOptions, 'folder_id'>): Promise<ImageRow | null>
  cancel(): void
}

/** One upload at a time, given up with the component. Rejects as `uploadImage` does. */
export function useUpload(): Upload {
  const [running, setRunning] = useState<{ progress: number; fileName: string } | null>(null)
  const controller = useRef<AbortController | null>(null)
  const cancel = useCallback(() => {
    controller.current?.abort()
    controller.current = null
    setRunning(null)
  }, [])
  useEffect(() => () => controller.current?.abort(), [])

  const start = useCallback(async (file: File, options: Pick<UploadOptions, 'folder_id'> = {}) => {
    controller.current?.abort()
    const own = (controller.current = new AbortController())
    const report = (progress: number) => {
      if (controller.current === own) setRunning({ progress, fileName: file.name })
    }
    report(0)
    try {
      return await uploadImage(file, { ...options, signal: own.signal, onProgress: report })
    } catch (error) {
      if (own.signal.aborted) return null
      throw error
    } finally {
      if (controller.current === own) {
        controller.current = null
        setRunning(null)
      }
    }
  }, [])

  return { progress: running?.progress ?? null, fileName: running?.fileName ?? '', start, cancel }
}

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
