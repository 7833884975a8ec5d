import { expect, it } from 'vitest'
import { describeDatabase } from '@tests/helpers/database'
import { company } from './schema'
import { SecretBox } from './secret-box'

describeDatabase('the secret box', (open) => {
  const box = (...secretKeys: string[]) => new SecretBox({ secretKeys }, 'second-factor')
  const [older, newer] = ['older-key-of-32-characters-or-more', 'newer-key-of-32-characters-or-more']

  it('decrypts with earlier keys, only for the same company, and nothing that was changed', async () => {
    const { db } = open()
    await db
      .insert(company)
      .values(['1', '2'].map((company_id) => ({ company_id, subdomain: company_id, brand_name: company_id })))
    const own = await box().seal(db, '1', 'own')
    const first = await box(older).seal(db, '1', 'first')
    const both = box(newer, older)
    expect(await both.open(db, '1', own)).toBe('own')
    expect(await both.open(db, '1', first)).toBe('first')
    expect([own, first].map((sealed) => both.isCurrent(sealed))).toEqual([false, false])
    expect(both.isCurrent(await both.seal(db, '1', 'next'))).toBe(true)
    expect(await box(newer).open(db, '1', await both.seal(db, '1', 'next'))).toBe('next')
    await expect(box(newer).open(db, '1', first)).rejects.toThrow(/PUMIAN_SECRET_KEYS/)
    await expect(both.open(db, '2', first)).rejects.toThrow(/unable to authenticate/)
    await expect(both.open(db, '2', own)).rejects.toThrow(/unable to authenticate/)
    const changed = first.slice(0, -3) + (first.endsWith('AAA') ? 'BBB' : 'AAA')
    await expect(both.open(db, '1', changed)).rejects.toThrow(/unable to authenticate/)
  })
})
