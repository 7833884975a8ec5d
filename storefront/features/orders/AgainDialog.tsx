import { navigate } from '../../shell/router/navigate'
import { CONFIRM_WIDTH, Modal } from '../../shell/parts/Modal'
import { texts } from './texts/order-operations'
import type { Again } from './buy-again'
import css from './Dialogs.module.css'

interface AgainDialogProps {
  again: Again
  onClose(): void
}

/** What could not be bought again, each with its reason; the rest is in the cart. */
export default function AgainDialog({ again: { added, refused }, onClose }: AgainDialogProps) {
  const leave = added > 0 && { confirmText: texts.toCart, onConfirm: () => navigate('/cart') }
  return (
    <Modal
      open
      title={added > 0 ? texts.someNotAdded : texts.noneAdded}
      width={CONFIRM_WIDTH}
      cancelText={texts.close}
      onCancel={onClose}
      {...leave}
    >
      <p className={css.hint}>{texts.notAdded}</p>
      <ul className={css.refused}>
        {refused.map(({ name, reason }, index) => (
          // the same good may stand in two lines
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes
          <li key={index}>
            {name}
            <span className={css.why}>{reason}</span>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
