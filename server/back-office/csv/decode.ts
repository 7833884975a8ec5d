import { AppError } from '../../core/errors'

const UTF_16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
]
/** What every file of a workbook program begins with: a zip, or the older compound file. */
const WORKBOOK = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/**
 * The text of a file: UTF-8 where it is that, else GB18030, in which Chinese spreadsheets save.
 * @throws AppError invalid for another encoding, and for a workbook that was not saved as CSV
 */
export function decodeCsv(bytes: Uint8Array): string {
  if (WORKBOOK.some((mark) => startsWith(bytes, mark)))
    throw wrong('收到的是 Excel 工作簿，请另存为 CSV 后导入')
  if (UTF_16.some((mark) => startsWith(bytes, mark)))
    throw wrong('收到的是 UTF-16 编码，请另存为“CSV UTF-8”后导入')
  const text = decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030')
  if (text === undefined) throw wrong('文件既不是 UTF-8 也不是 GB18030 编码，请另存为“CSV UTF-8”后导入')
  if (text.includes('\0')) throw wrong('文件不是文本，请导入 CSV 文件')
  return text
}

/** `undefined` for bytes that are no text of this encoding; a byte-order mark is taken off. */
function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

const startsWith = (bytes: Uint8Array, mark: number[]) => mark.every((byte, index) => bytes[index] === byte)
const wrong = (message: string) => new AppError('invalid', { message, errors: { file: [message] } })
