import { texts } from '../../texts/checkout'
import { useDialog } from '../../use-dialog'
import type { Checkout, CheckoutState } from '../../checkout'
import { ChoiceRow } from './ChoiceRow'
import narrow from '../../narrow.module.css'
import { PointsField } from './PointsField'
import { opened } from '@storefront/shell/parts/opened'

const PointsDialog = opened(() => import('./PointsDialog'))

interface PointsRowProps {
  checkout: Checkout
  state: CheckoutState
}

/** Points as money: a field in the page, on a phone one in a sheet. */
export function PointsRow({ checkout, state }: PointsRowProps) {
  const dialog = useDialog()
  const { quote, choices } = state
  const most = quote?.max_point ?? 0
  return (
    <>
      <div className={narrow.inPlace}>
        <PointsField checkout={checkout} state={state} />
      </div>
      <div className={narrow.row}>
        <ChoiceRow
          label={texts.points}
          action={choices.point_use > 0 ? texts.change : texts.choose}
          actionName={`${texts.change} ${texts.points}`}
          disabled={most === 0}
          onOpen={dialog.show}
        >
          {choices.point_use > 0
            ? texts.pointsUsed(choices.point_use)
            : most > 0
              ? texts.pointsMost(most)
              : texts.pointsNone}
        </ChoiceRow>
      </div>
      {dialog.asked && (
        <PointsDialog open={dialog.open} checkout={checkout} state={state} onClose={dialog.hide} />
      )}
    </>
  )
}
