import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { image, image_folder } from '@server/db/schema'
import { describeDemoDatabase } from '@tests/helpers/database'
import { companies } from './companies'
import { addDemoPictures } from './library'
import { picturesOf } from './picture-jobs'

describeDemoDatabase('the picture library of the demo companies', (open) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pumian-library-'))
  const add = () => addDemoPictures(open().db, { dataDir })
  const rows = (company_id: string) =>
    open().db.select().from(image).where(eq(image.company_id, company_id)).orderBy(asc(image.image_id))

  afterAll(() => rmSync(dataDir, { recursive: true }))

  it('contains the files on the disk, so none while there are none', async () => {
    await add()
    expect(await rows('1')).toEqual([])
  })

  it('with every composed picture, its title, size and folder', async () => {
    const art = companies.flatMap(picturesOf).filter(({ url }) => url.includes('/art/'))
    for (const { url } of art) {
      mkdirSync(dirname(join(dataDir, url)), { recursive: true })
      writeFileSync(join(dataDir, url), 'webp')
    }
    await add()
    const found = [...(await rows('1')), ...(await rows('2'))]
    expect(found.map((row) => row.img_full_url).toSorted()).toEqual(art.map(({ url }) => url).toSorted())
    expect(found.find((row) => row.image_id === 'art-slide-summer')).toMatchObject({
      img_name: '衣橱上新',
      img_url: 'hean/art/slide-summer.webp',
      folder_id: '轮播图',
      img_size: 4,
      width: 1455,
      height: 540,
    })
    expect(found.every(({ img_name, deleted }) => img_name !== '' && deleted === null)).toBe(true)
  })

  it('is filled once: pictures that an operator removed do not come back', async () => {
    const { db } = open()
    const before = (await rows('2')).length
    await db.delete(image).where(eq(image.image_id, 'art-logo'))
    await add()
    expect((await rows('2')).length).toBe(before - 1)
    expect((await db.select().from(image_folder)).length).toBeGreaterThan(4)
  })
})
