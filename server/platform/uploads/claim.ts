import type { Transaction } from '../../db/client'
import { fieldError } from '../../core/errors'
import { isPrivateKey } from '../../storage/storage'
import type { Owner } from '../../core/owner'
import { withoutLink, type Audience } from './addresses'
import { lockOwn, lookAt } from './repo'

interface Claim {
  /** Addresses as the client sent them. */
  urls: string[]
  /** Field of the request, for the error. */
  field: string
  /** Who may see the row that names the pictures. */
  audience: Audience
  /** Addresses that the row named before. */
  before?: readonly string[]
  now: Date
}

/**
 * Evidence, reviews, vouchers and avatars may show only pictures that their member uploaded, so that no foreign
 * address is loaded. The pictures are locked until the transaction ends, so that none is removed or moved before the
 * row names it; the job checks pictures that the row no longer names.
 * @returns the addresses for the row
 * @throws AppError invalid naming the field and the address
 */
export async function claimPictures(
  tx: Transaction,
  owner: Owner,
  { urls, field, audience, before = [], now }: Claim,
): Promise<string[]> {
  const asked = urls.map(withoutLink)
  const own = await lockOwn(tx, owner, asked)
  const moved = own.flatMap(({ moved_to }) => moved_to ?? [])
  const found = new Map([...own, ...(await lockOwn(tx, owner, moved))].map((row) => [row.url, row]))
  const claimed = asked.map((url) => {
    const row = found.get(url)
    const current = row?.moved_to ? found.get(row.moved_to) : row
    if (current && current.moved_to === null) return current
    const message = `图片应当是本人上传的，收到 ${url}`
    throw fieldError(field, message)
  })
  const named = claimed.map(({ url }) => url)
  const misplaced = claimed.filter(({ key }) => isPrivateKey(key) !== (audience === 'private'))
  const released = before.filter((url) => !named.includes(url))
  await lookAt(tx, owner, [...misplaced.map(({ url }) => url), ...released], now)
  return named
}
