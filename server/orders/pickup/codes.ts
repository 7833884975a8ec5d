import { toBuffer } from 'bwip-js/node'

/** A picture as an address that needs no request: who may see the code has it already. */
const address = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`

/** Code 128, as the scanners of tills read it. */
export const barcode = async (code: string): Promise<string> =>
  address(await toBuffer({ bcid: 'code128', text: code, scale: 3, height: 12, includetext: true }))

export const qrcode = async (code: string): Promise<string> =>
  address(await toBuffer({ bcid: 'qrcode', text: code, scale: 6 }))
