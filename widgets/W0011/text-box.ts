/** Height in px of a line of text (designer §9). */
export const textHeight = (fontSize: number): number => Math.floor(fontSize / 0.6)

/** The box around a text measured in the designer: 20 wider, 4 higher (designer §9, decisions 8). */
export const textBox = (measured: { width: number; height: number }): { width: number; height: number } => ({
  width: Math.ceil(measured.width) + 20,
  height: Math.ceil(measured.height) + 4,
})
