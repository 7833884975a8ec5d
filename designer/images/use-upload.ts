import { useCallback, useEffect, useRef, useState, type DragEvent } from 'react'
import type { UploadOptions } from './upload'
import { uploadImages, type Sending, type Uploaded } from './upload-many'

/** What is shown of files on their way. */
export interface UploadState {
  /** `null` while there is none. */
  sending: Sending | null
  cancel(): void
}

export interface Upload extends UploadState {
  /** Sends files; those on their way before are given up. Answers `null` where they were cancelled. */
  start(files: readonly File[], options?: Pick<UploadOptions, 'folder_id'>): Promise<Uploaded | null>
}

/** Uploads of one place, given up with the component. */
export function useUpload(): Upload {
  const [sending, setSending] = useState<Sending | null>(null)
  const controller = useRef<AbortController | null>(null)
  const cancel = useCallback(() => {
    controller.current?.abort()
    controller.current = null
    setSending(null)
  }, [])
  useEffect(() => () => controller.current?.abort(), [])

  const start = useCallback<Upload['start']>(async (files, options = {}) => {
    controller.current?.abort()
    const own = (controller.current = new AbortController())
    const onProgress = (now: Sending) => {
      if (controller.current === own) setSending(now)
    }
    try {
      return await uploadImages(files, { ...options, signal: own.signal, onProgress })
    } catch (error) {
      if (own.signal.aborted) return null
      throw error
    } finally {
      if (controller.current === own) {
        controller.current = null
        setSending(null)
      }
    }
  }, [])

  return { sending, start, cancel }
}

/** Whether a drag holds files; others pass. */
export const holdsFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): boolean =>
  dataTransfer.types.includes('Files')

/** Handlers for whatever files may be dropped on, and whether some are held over it. */
export function useFileDrop(onFiles: (files: File[]) => void, disabled = false) {
  // children fire enter and leave of their own
  const [depth, setDepth] = useState(0)
  const takes = (event: DragEvent) => !disabled && holdsFiles(event)
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
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onFiles(files)
      },
    },
  }
}
