/** White text on each has a contrast of 4.5 : 1. */
const COLOURS = ['#b02a7a', '#8a4b08', '#0b7285', '#6741d9', '#2b7a3d', '#c2255c'] as const

/** The same operator has the same colour in every window. */
export function colourOf(operator_id: string): string {
  const sum = [...operator_id].reduce((total, sign) => total + sign.charCodeAt(0), 0)
  return COLOURS[sum % COLOURS.length] ?? COLOURS[0]
}
