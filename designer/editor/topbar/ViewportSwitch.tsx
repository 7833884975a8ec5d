import { Segmented, Select } from 'antd'
import { useSnapshot } from 'valtio'
import { ActionButton } from '../actions'
import { PHONES, useWorkspace } from '../workspace'

const VIEWS = [
  { value: 'pc', label: '电脑' },
  { value: 'h5', label: '手机' },
]

const WIDTHS = PHONES.map((width) => ({ value: width, label: `${width} px` }))

/** Shows the page as computers or as phones of a width get it; pages made for phones have nothing to switch. */
export function ViewportSwitch() {
  const workspace = useWorkspace()
  const { phone } = useSnapshot(workspace.ui)
  if (workspace.base.doc.head.platform === 'h5') return null
  return (
    <>
      <Segmented
        aria-label="画布显示"
        size="small"
        options={VIEWS}
        value={phone === null ? 'pc' : 'h5'}
        onChange={(view) => workspace.show(view === 'pc' ? null : PHONES[1])}
      />
      {phone !== null && (
        <Select
          aria-label="手机宽度"
          size="small"
          variant="borderless"
          options={WIDTHS}
          value={phone}
          onChange={(width) => workspace.show(width)}
        />
      )}
      <ActionButton action="preview-code" />
    </>
  )
}
