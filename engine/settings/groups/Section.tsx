import { useId, useState, type ReactNode } from 'react'
import { DownOutlined } from '../../icons'

/** Sections that the operator closed, by title: they stay closed while other widgets are edited. */
const closed = new Set<string>()

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(() => !closed.has(title))
  const id = useId()
  const toggle = () => {
    if (open) closed.add(title)
    else closed.delete(title)
    setOpen(!open)
  }
  return (
    <section className="pm-set-section">
      <h2>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={toggle}>
          {title}
          <DownOutlined className="pm-set-fold" rotate={open ? 0 : -90} />
        </button>
      </h2>
      <div id={id} className="pm-set-section-body" hidden={!open}>
        {children}
      </div>
    </section>
  )
}
