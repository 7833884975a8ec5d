import type { PickedPage } from '@schemas/generated/api'
import type { Link, LiveGoods } from '@schemas/generated/types'
import { useSettings } from '@engine/settings'
import { CategoryPicker } from '../category/CategoryPicker'
import { goodsKind } from '../kinds/goods'
import { pageKind } from '../kinds/pages'
import type { Picked } from '../picker/entity-kind'
import { EntityPicker } from '../picker/EntityPicker'
import { categoryLink, customLink, goodsLink, type LinkKind } from '../kinds/link-kinds'

const PICKED_KINDS = ['goods', 'category', 'maincategory', 'customer'] as const
/** Kinds whose target is chosen in a dialog. */
export type PickedKind = (typeof PICKED_KINDS)[number]

export const isPicked = (kind: LinkKind): kind is PickedKind => PICKED_KINDS.includes(kind as PickedKind)

interface LinkPickersProps {
  picking: PickedKind | null
  link: Link
  onPick(link: Link): void
  onClose(): void
}

/** The dialog for the kind that is being picked. */
export function LinkPickers({ picking, link, onPick, onClose }: LinkPickersProps) {
  const { target } = useSettings()
  const current = <Row,>(kind: LinkKind, id: string | undefined): Picked<Row>[] =>
    link.linkPage === kind && id ? [{ id, name: link.itemName ?? link.template_title ?? id }] : []
  /** A target that was not picked again stays as it is. */
  const one =
    <Row,>(linkOf: (row: Row) => Link) =>
    ([picked]: readonly Picked<Row>[]) => {
      if (picked?.row) onPick(linkOf(picked.row))
    }
  return (
    <>
      <EntityPicker<LiveGoods>
        open={picking === 'goods'}
        kind={goodsKind}
        chosen={current('goods', link.goods_id)}
        onPick={one(goodsLink)}
        onClose={onClose}
      />
      <EntityPicker<PickedPage>
        open={picking === 'customer'}
        kind={pageKind}
        filter={{ platform: target.editor.doc.head.platform }}
        chosen={current('customer', link.theme_pc_template_id)}
        onPick={one(customLink)}
        onClose={onClose}
      />
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
