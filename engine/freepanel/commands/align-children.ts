import type { Command } from '../../page'
import { align, type Alignment } from '../geometry/align'
import { panelBox } from '../geometry/box'
import type { PanelView } from '../panel-view'
import { placeChildren } from './place-children'
import { chosenOf, settle } from './settle'

export const ALIGNMENT_NAMES: Record<Alignment, string> = {
  left: '左对齐',
  centre: '水平居中',
  right: '右对齐',
  top: '顶对齐',
  middle: '垂直居中',
  bottom: '底对齐',
}

/** Aligns children with each other, a single one with its panel. */
export function alignChildren(view: PanelView, uuids: readonly string[], to: Alignment): Command {
  const children = chosenOf(view, uuids)
  const boxes = children.map(({ box }) => box)
  const aligned = boxes.length === 1 ? align(boxes, to, panelBox(view.size)) : align(boxes, to)
  return placeChildren(ALIGNMENT_NAMES[to], settle(view, children, aligned))
}
