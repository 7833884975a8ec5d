/** Gzip bytes of JavaScript that a page of the shop loads before it is interactive. */
export const SCRIPT_LIMIT = 95 * 1024
/** Gzip bytes of a widget's own JavaScript. */
export const WIDGET_LIMIT = 6 * 1024
