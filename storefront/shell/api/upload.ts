import { call } from './call'

/** What the server takes: it looks at the content too. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png']

/** What a picture must be before it is sent. */
export interface UploadRules {
  notAPicture: string
  tooLarge(megabytes: number): string
}

export const MEGABYTE = 1024 * 1024

/** What a picture is for: an avatar and a review are shown to everyone, the others to the member and the shop. */
export type PictureUse = 'avatar' | 'review' | 'evidence' | 'voucher'

/** A picture that is not sent at all; `message` is what the shopper reads. */
export class UnfitPicture extends Error {
  override readonly name = 'UnfitPicture'
}

/**
 * Uploads a picture to the place that the server names (rule api-13).
 * @returns its address
 * @throws UnfitPicture for another kind of file or one that is too large; ApiError, which is toasted
 */
export async function uploadPicture(file: File, group: PictureUse, rules: UploadRules): Promise<string> {
  if (!PICTURE_TYPES.includes(file.type)) throw new UnfitPicture(rules.notAPicture)
  const { key, max_bytes } = await call('GET /espier/image_upload_token', {
    query: { filename: file.name, filetype: 'image', group },
  })
  if (file.size > max_bytes) throw new UnfitPicture(rules.tooLarge(Math.floor(max_bytes / MEGABYTE)))
  const { url } = await call('POST /espier/uploadlocal', {
    body: { images: file, key },
    headers: { 'content-type': 'multipart/form-data' },
  })
  return url
}
