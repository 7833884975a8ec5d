/** Rounded, in px. */
export interface PlacedBox {
  x: number
  y: number
  width: number
  height: number
}

/** Free panels, widgets that fail on the canvas, and conflicts of a merge. */
export const canvas = {
  alignments: {
    left: '左对齐',
    centre: '水平居中',
    right: '右对齐',
    top: '顶对齐',
    middle: '垂直居中',
    bottom: '底对齐',
  },
  directions: { horizontal: '水平等距', vertical: '垂直等距' },
  matches: { width: '与最先选中的等宽', height: '与最先选中的等高' },
  stackMoves: { toFront: '置于顶层', forward: '上移一层', backward: '下移一层', toBack: '置于底层' },
  tools: '自由面板工具',
  contents: '自由面板中的组件',
  moved: (count: number): string => `已移动 ${count} 个组件`,
  placed: (name: string, { x, y, width, height }: PlacedBox): string =>
    `${name}，位置 ${x}, ${y}，尺寸 ${width} × ${height}`,

  noGoods: '没有符合规则的商品',
  /** @param place file and line of the renderer, where they are known */
  failed: (widget: string, message: string, place: string | undefined): string =>
    `${widget} 绘制失败：${message}${place === undefined ? '' : `（${place}）`}`,
  failedForVisitors: (message: string): string => `绘制失败，顾客看不到这个组件：${message}`,

  merge: {
    page: '页面设置',
    widget: (name: string): string => `“${name}”`,
    fields: (names: readonly string[]): string => names.join('、'),
    empty: '（空）',
    list: (who: string, field: string): string => `${who}的“${field}”双方都改动了列表，保留我的`,
    value: (who: string, field: string, ours: string, theirs: string): string =>
      `${who}的“${field}”双方都修改了：保留我的 ${ours}，对方的是 ${theirs}`,
    place: (who: string): string => `${who}双方都移动了，保留我的位置`,
    deleted: (who: string): string => `${who}一方已删除，另一方有修改，已保留`,
    restored: (who: string): string => `${who}已被一方删除，但其中还有另一方的内容，已恢复`,
    circle: (who: string): string => `双方的移动使${who}落入自己内部，已放回原处`,
  },
}
