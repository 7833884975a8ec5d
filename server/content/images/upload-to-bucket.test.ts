import { expect, it } from 'vitest'
import { pictureAt } from '@schemas/picture'
import { buildApp } from '@server/app/build-app'
import { readConfig } from '@server/config/read-config'
import { openBucket } from '@tests/helpers/bucket'
import { signInAs } from '@tests/helpers/operator'
import { png } from '@tests/helpers/pictures'
import { describeApi } from '@tests/helpers/seeded-app'
import { tokenFor, uploadPicture } from '@tests/helpers/upload'

describeApi('images: a store with the S3 protocol', (open) => {
  it('stores an upload, serves it at its public address, and deletes it with the bin', async () => {
    const bucket = await openBucket()
    const { app, database } = open()
    const config = readConfig({
      ...bucket.env,
      LOG_LEVEL: 'silent',
      PUMIAN_DATA_DIR: app.config.dataDir,
    })
    const remote = await buildApp({ config, db: database.db })
    const owner = await signInAs(remote, 'owner')
    expect(await tokenFor(owner)).toMatchObject({
      host: '/api/admin/images/upload',
      domain: bucket.config.publicBase,
    })

    const { image_id, img_url, img_full_url } = await uploadPicture(remote, owner, await png(900, 300))
    expect(img_full_url).toBe(`${bucket.config.publicBase}/${img_url}`)
    const codes = async () => {
      const fetched = ['s', 'm', 'l'].map((size) => fetch(pictureAt(img_full_url, size as 's' | 'm' | 'l')))
      return (await Promise.all(fetched)).map(({ status }) => status)
    }
    expect(await codes()).toEqual([200, 200, 200])

    await owner.data(`/images/${image_id}`, { method: 'DELETE' })
    expect(await codes()).toEqual([200, 200, 200])
    const cleared = await owner.data('/images/purge', { method: 'POST', body: { days: 0 } })
    expect(cleared).toEqual({ purged: 1, kept: 0 })
    expect(await codes()).toEqual([404, 404, 404])
    await remote.close()
    await bucket.close()
  })
})
