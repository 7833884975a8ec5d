import { Modal } from 'antd'
import { createElement, type ComponentType } from 'react'
import { useSnapshot } from 'valtio'
import { lazyPart } from '@engine/lazy-part'
import { Boundary, useReturnFocus } from '../../shell/ui'
import { type DialogProps, useWorkspace } from '../workspace'

const files = import.meta.glob<ComponentType<DialogProps>>('../*/*.dialog.tsx', { import: 'default' })

/** `publish.dialog.tsx` is what `ui.dialog = 'publish'` opens; a file is all that a new one needs. */
const dialogs = new Map<string, ComponentType<DialogProps>>(
  Object.entries(files).map(([path, load]) => [
    /([^/]+)\.dialog\.tsx$/.exec(path)?.[1] ?? path,
    lazyPart(async () => ({ default: await load() })),
  ]),
)

/** The one dialog that is open, if any. */
export function Dialogs() {
  const { ui } = useWorkspace()
  const { dialog } = useSnapshot(ui)
  const component = dialog === null ? undefined : dialogs.get(dialog)
  const onClose = () => {
    ui.dialog = null
  }
  return component && <OpenDialog key={dialog} component={component} onClose={onClose} />
}

function OpenDialog({ component, onClose }: DialogProps & { component: ComponentType<DialogProps> }) {
  useReturnFocus()
  return (
    <Boundary
      renderFrame={(message) => (
        <Modal open footer={null} onCancel={onClose}>
          {message}
        </Modal>
      )}
    >
      {createElement(component, { onClose })}
    </Boundary>
  )
}
