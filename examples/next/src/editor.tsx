'use client'
import type { PageJson } from '@pumian/engine'
import { serialisePage } from '@pumian/engine/schemas'
import '@pumian/engine/design.css'
import dynamic from 'next/dynamic'
import './schemas'
import { widgets } from './widgets'

/** Operators edit in a browser; nothing of it is drawn on the server. */
const Designer = dynamic(async () => (await import('@pumian/engine/design')).Designer, { ssr: false })

interface EditorProps {
  page: PageJson
  /** Answers why the page is not saved, else `null`. */
  save: (text: string) => Promise<string | null>
}

export function Editor({ page, save }: EditorProps) {
  return (
    <div style={{ position: 'fixed', inset: 0 }}>
      <Designer
        page={page}
        widgets={widgets}
        onSave={async (edited) => {
          const problem = await save(serialisePage(edited))
          if (problem !== null) throw new Error(problem)
        }}
      />
    </div>
  )
}
