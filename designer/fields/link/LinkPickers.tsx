import type { Link } from '@schemas/generated/types'
import { useSettings } from '@engine/settings'
import { linkName } from '@widgets/shared/link-name'
import { CategoryPicker } from '../category/CategoryPicker'
import { couponKind } from '../kinds/coupons'
import { goodsKind } from '../kinds/goods'
import {
  categoryLink,
  couponLink,
  customLink,
  goodsLink,
  shopLink,
  targetLink,
  targetOf,
  type PickedKind,
} from '../kinds/link-kinds'
import { shopKind } from '../kinds/shops'
import { articleKind, brandKind, pageKind, promotionKind, seckillKind } from '../kinds/targets'
import type { PickableKind } from '../picker/define-kind'
import type { Picked } from '../picker/entity-kind'

interface LinkPickersProps {
  picking: PickedKind | null
  link: Link
  onPick(link: Link): void
  onClose(): void
}

/** The dialog for the kind that is being picked. */
export function LinkPickers({ picking, link, onPick, onClose }: LinkPickersProps) {
  const { target } = useSettings()
  const platform = target.editor.doc.head.platform
  return (
    <>
      {DIALOGS.map(([kind, Dialog]) => (
        <Dialog
          key={kind}
          open={picking === kind}
          link={link}
          filter={kind === 'customer' ? { platform } : NO_FILTER}
          onPick={onPick}
          onClose={onClose}
        />
      ))}
      <CategoryPicker
        open={picking === 'category' || picking === 'maincategory'}
        main={picking === 'maincategory'}
        chosen={link.category_id ? [link.category_id] : []}
        onPick={([category]) => {
          if (category && (picking === 'category' || picking === 'maincategory'))
            onPick(categoryLink(picking, category))
        }}
        onClose={onClose}
      />
    </>
  )
}

const NO_FILTER = {}

interface DialogProps extends Omit<LinkPickersProps, 'picking'> {
  open: boolean
  filter: Readonly<Record<string, string>>
}

/** The kind's picker, which begins with the link's own target and writes the picked one. */
function dialogOf<Row extends object>(kind: PickedKind, rows: PickableKind<Row>, linkOf: (row: Row) => Link) {
  return [
    kind,
    function LinkDialog({ open, link, filter, onPick, onClose }: DialogProps) {
      const id = link.linkPage === kind ? targetOf(link)?.id : undefined
      const chosen: Picked<Row>[] = id ? [{ id, name: linkName(link, id) }] : []
      return (
        <rows.Picker
          open={open}
          chosen={chosen}
          filter={filter}
          // a target that was not picked again stays as it is
          onPick={([picked]) => picked?.row && onPick(linkOf(picked.row))}
          onClose={onClose}
        />
      )
    },
  ] as const
}

const DIALOGS = [
  dialogOf('goods', goodsKind, goodsLink),
  dialogOf('brand', brandKind, (row) => targetLink('brand', row)),
  dialogOf('customer', pageKind, customLink),
  dialogOf('article', articleKind, (row) => targetLink('article', row)),
  dialogOf('shop', shopKind, shopLink),
  dialogOf('coupons', couponKind, couponLink),
  dialogOf('promotion', promotionKind, (row) => targetLink('promotion', row)),
  dialogOf('seckill', seckillKind, (row) => targetLink('seckill', row)),
]
