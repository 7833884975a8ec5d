import { Button, Popover } from 'antd'
import { useState } from 'react'
import { lazyPart } from '@engine/lazy-part'
import { useLocation } from 'react-router-dom'
import { withoutPosition } from '../../shell/tables'
import { ViewList } from './ViewList'

const SaveView = lazyPart(() => import('./SaveView'))

/** The views of the list at this address: opens one, or saves what is shown now as one (rule office-5). */
export function SavedViews() {
  const { pathname, search } = useLocation()
  const [open, setOpen] = useState(false)
  const [saving, setSaving] = useState(false)
  const query = withoutPosition(search)
  return (
    <>
      <Popover
        trigger="click"
        placement="bottomRight"
        open={open}
        onOpenChange={setOpen}
        destroyOnHidden
        content={
          <ViewList
            list={pathname}
            query={query}
            onOpened={() => setOpen(false)}
            onSave={() => {
              setOpen(false)
              setSaving(true)
            }}
          />
        }
      >
        <Button size="middle" aria-expanded={open}>
          视图
        </Button>
      </Popover>
      {saving && <SaveView list={pathname} query={query} onClose={() => setSaving(false)} />}
    </>
  )
}
