import type { PageJson } from '@pumian/engine'
import { Designer } from '@pumian/engine/design'
import { serialisePage } from '@pumian/engine/schemas'
import '@pumian/engine/design.css'
import '../src/schemas'
import { widgets } from '../src/widgets'

export function Editor({ page }: { page: PageJson }) {
  return (
    <div style={{ position: 'fixed', inset: 0 }}>
      <Designer page={page} widgets={widgets} onSave={save} />
    </div>
  )
}

async function save(page: PageJson): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/page', { method: 'PUT', headers, body: serialisePage(page) })
  if (!answer.ok) throw new Error(await answer.text())
}
