import { randomUUID } from 'node:crypto'
import type { Address, AddressContent, MemberAddressListAnswer } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { windowOf } from '../../db/paging'
import { placeOf } from '../../platform'
import { FIGURES } from '../../config/limits'
import { unixTime } from '../../core/shanghai'
import type { Owner } from '../../core/owner'
import {
  addressById,
  addressCount,
  addressesPage,
  deleteAddress,
  insertAddress,
  lastChangedAddress,
  lockAddressBook,
  setDefaultAddress,
  updateAddress,
  type AddressRow,
  type AddressValues,
} from './repo'

/** `member/addresslist`: the default first. */
export async function listAddresses(
  db: Database,
  owner: Owner,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<MemberAddressListAnswer> {
  const [rows, count] = await Promise.all([
    addressesPage(db, owner, windowOf(page, pageSize)),
    addressCount(db, owner),
  ])
  return { list: rows.map(serializeAddress), count, total_count: count }
}

/** One address of a member; another member's is not found. @throws AppError not_found */
export async function addressOf(
  db: Database | Transaction,
  owner: Owner,
  address_id: string,
): Promise<Address> {
  const row = await addressById(db, owner, address_id)
  if (!row) throw new AppError('not_found')
  return serializeAddress(row)
}

/** The default address of a member's orders; `undefined` without an address. */
export async function defaultAddress(db: Database, owner: Owner): Promise<Address | undefined> {
  // the default comes first
  const [row] = await addressesPage(db, owner, { limit: 1, offset: 0 })
  return row && serializeAddress(row)
}

/**
 * Adds an address; a member's first one is the default.
 * @throws AppError invalid for an unknown region, and beyond FIGURES.addresses
 */
export async function addAddress(db: Database, owner: Owner, content: AddressContent): Promise<Address> {
  const { is_def, values } = valuesOf(content)
  const address_id = randomUUID()
  return inTransaction(db, async (tx) => {
    await lockAddressBook(tx, owner)
    const count = await addressCount(tx, owner)
    if (count >= FIGURES.addresses)
      throw new AppError('invalid', { message: `最多保存${FIGURES.addresses}个收货地址` })
    await insertAddress(tx, owner, address_id, values)
    if (is_def || count === 0) await setDefaultAddress(tx, owner, address_id)
    return addressOf(tx, owner, address_id)
  })
}

/**
 * Changes an address. `is_def: 0` keeps the current default: another address must be made the default instead.
 * @throws AppError not_found, and invalid for an unknown region
 */
export async function changeAddress(
  db: Database,
  owner: Owner,
  address_id: string,
  content: AddressContent,
): Promise<Address> {
  const { is_def, values } = valuesOf(content)
  return inTransaction(db, async (tx) => {
    await lockAddressBook(tx, owner)
    await updateAddress(tx, owner, address_id, values)
    const address = await addressOf(tx, owner, address_id)
    if (!is_def || address.is_def) return address
    await setDefaultAddress(tx, owner, address_id)
    return { ...address, is_def: 1 }
  })
}

/**
 * Deletes an address; if it was the default, the most recently changed one replaces it.
 * @throws AppError not_found
 */
export async function removeAddress(db: Database, owner: Owner, address_id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAddressBook(tx, owner)
    const gone = await deleteAddress(tx, owner, address_id)
    if (!gone) throw new AppError('not_found')
    const next = gone.is_def ? await lastChangedAddress(tx, owner) : undefined
    if (next !== undefined) await setDefaultAddress(tx, owner, next)
  })
}

/** @throws AppError not_found */
export async function makeDefault(db: Database, owner: Owner, address_id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockAddressBook(tx, owner)
    await addressOf(tx, owner, address_id)
    await setDefaultAddress(tx, owner, address_id)
  })
}

function valuesOf({ is_def, province, city, county = '', ...rest }: AddressContent) {
  const place = placeOf({ province, city, county })
  if (!place) {
    const message = '请选择正确的省市区'
    const sent = [province, city, county].filter(Boolean).join(' ')
    throw new AppError('invalid', { message, errors: { county: [`${message}，收到 ${sent}`] } })
  }
  const values: AddressValues = { ...rest, ...place }
  return { is_def: is_def === 1, values }
}

function serializeAddress({ company_id: _company, user_id: _user, lng, lat, ...row }: AddressRow): Address {
  const { province, city, county } = row
  return {
    ...row,
    // not 北京市北京市
    area: [...new Set([province, city, county])].join(''),
    is_def: row.is_def ? 1 : 0,
    ...(lng !== null && { lng }),
    ...(lat !== null && { lat }),
    created: unixTime(row.created),
    updated: unixTime(row.updated),
  }
}
