/** A rule of an antd form item: a longer text keeps what was typed, with the message under it. @param max characters */
export const atMost = (max: number) => ({
  max,
  transform: (value: unknown) => (typeof value === 'string' ? value.trim() : value),
  message: `最多${max}个字`,
})
