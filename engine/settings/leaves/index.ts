/** The form's own leaves by their name in the schemas; rjsf's names are for fields without one. */
import { ColourLeaf } from '../colour/ColourLeaf'
import type { FieldRegistry, Leaf } from '../field'
import { SortableLeaf } from '../list/SortableLeaf'
import { StyleListsLeaf, EntryLeaf, ImageLeaf, PlainLeaf } from './PlainLeaves'
import { TabsLeaf } from '../list/TabsLeaf'
import { RadioLeaf, SelectLeaf, SliderLeaf, SwitchLeaf } from './ChoiceLeaves'
import { LinkLeaf } from './LinkLeaf'
import { MeasureLeaf, MoneyLeaf, NumberLeaf } from './NumberLeaves'
import { TagsLeaf } from './TagsLeaf'
import { TextareaLeaf, TextLeaf } from './TextLeaf'

const beside = (Component: Leaf['Component']): Leaf => ({ Component, layout: 'inline', label: 'control' })
const list = (Component: Leaf['Component']): Leaf => ({ Component, problems: 'exact', blind: true })

/** Fallback for pickers that the designer does not provide: their values can be read and typed. */
const entries = list(EntryLeaf)

export const leaves: FieldRegistry = {
  text: beside(TextLeaf),
  textarea: { Component: TextareaLeaf, label: 'control' },
  number: beside(NumberLeaf),
  money: beside(MoneyLeaf),
  measure: beside(MeasureLeaf),
  switch: beside(SwitchLeaf),
  select: beside(SelectLeaf),
  radio: { Component: RadioLeaf, layout: 'inline' },
  slider: beside(SliderLeaf),
  colour: beside(ColourLeaf),
  spacing: beside(NumberLeaf),
  image: { Component: ImageLeaf, label: 'control' },
  link: { Component: LinkLeaf, layout: 'inline', label: 'control' },
  tags: beside(TagsLeaf),
  hidden: { Component: () => null, layout: 'bare' },
  'sortable-list': list(SortableLeaf),
  tabs: list(TabsLeaf),
  'style-lists': { Component: StyleListsLeaf, layout: 'bare', blind: true },
  'hot-zones': entries,
  goods: entries,
  'goods-rule': entries,
  coupons: entries,
  shop: entries,
  category: entries,
  'one-category': beside(TextLeaf),
  StringField: beside(PlainLeaf),
  NumberField: beside(PlainLeaf),
  BooleanField: beside(SwitchLeaf),
  ArrayField: list(SortableLeaf),
  NullField: beside(PlainLeaf),
}
