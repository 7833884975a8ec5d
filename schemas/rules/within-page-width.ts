import type { Rule } from './rule'

/** A width goes from 0 to the page's width (rule canvas-5). A width that is left out is the schema's to choose. */
export const withinPageWidth: Rule = {
  name: 'withinPageWidth',
  check([, { style }], { pageWidth }, report) {
    const { width } = style
    if (typeof width !== 'number' || width <= pageWidth) return
    const message = `宽度应不超过页面宽度 ${pageWidth}，实际为 ${width}`
    report({ path: '/style/width', message, clamped: pageWidth })
  },
}
