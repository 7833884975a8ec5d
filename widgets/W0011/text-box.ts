/** Height in px of a line of text (designer §9). */
export const textHeight = (fontSize: number): number => Math.floor(fontSize / 0.6)

/** px that the box of a measured text has more than the text (designer §9, decisions 8). */
export const ROOM = { width: 20, height: 4 }

export const textBox = (measured: { width: number; height: number }): { width: number; height: number } => ({
  width: Math.ceil(measured.width) + ROOM.width,
  height: Math.ceil(measured.height) + ROOM.height,
})
