import type { canvas as chinese } from '../zh/canvas'

export const canvas: typeof chinese = {
  alignments: {
    left: 'Align left',
    centre: 'Centre horizontally',
    right: 'Align right',
    top: 'Align top',
    middle: 'Centre vertically',
    bottom: 'Align bottom',
  },
  directions: { horizontal: 'Distribute horizontally', vertical: 'Distribute vertically' },
  matches: { width: 'As wide as the first selected', height: 'As high as the first selected' },
  stackMoves: {
    toFront: 'Bring to front',
    forward: 'Bring forward',
    backward: 'Send backward',
    toBack: 'Send to back',
  },
  tools: 'Free panel tools',
  contents: 'Widgets in the free panel',
  moved: (count) => `${count} widgets moved`,
  placed: (name, { x, y, width, height }) => `${name}, at ${x}, ${y}, size ${width} × ${height}`,

  noGoods: 'No products match the rule',
  failed: (widget, message, place) =>
    `${widget} failed to draw: ${message}${place === undefined ? '' : ` (${place})`}`,
  failedForVisitors: (message) => `Failed to draw, visitors do not see this widget: ${message}`,

  merge: {
    page: 'the page settings',
    widget: (name) => `“${name}”`,
    fields: (names) => names.join(', '),
    empty: '(empty)',
    list: (who, field) => `“${field}” of ${who}: both changed the list, mine is kept`,
    value: (who, field, ours, theirs) =>
      `“${field}” of ${who}: both changed it; mine, ${ours}, is kept, theirs is ${theirs}`,
    place: (who) => `Both moved ${who}: my position is kept`,
    deleted: (who) => `One side deleted ${who}, the other changed it: it is kept`,
    restored: (who) => `One side deleted ${who}, which holds content of the other: it is restored`,
    circle: (who) => `The moves of both would put ${who} into itself: it is back where it was`,
  },
}
