import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { ImageFolder, ImageFoldersAnswer, ImageRow, ImagesAnswer } from '@schemas/generated/api'
import { image, saved_design } from '@server/db/schema'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { png } from '@tests/helpers/pictures'
import { describeApi } from '@tests/helpers/seeded-app'
import { tokenFor, postForm, uploadPicture } from '@tests/helpers/upload'

describeApi('images: several at once', (open) => {
  let editor: SignedInOperator
  let rows: ImageRow[]
  let image_ids: string[]
  beforeAll(async () => {
    const { app } = open()
    editor = await signInAs(app, 'editor')
    rows = []
    for (const name of ['一.png', '二.png', '三.png'])
      rows.push(await uploadPicture(app, editor, await png(20, 20), name))
    image_ids = rows.slice(0, 2).map(({ image_id }) => image_id)
  })

  const names = async (query: string) =>
    (await editor.data<ImagesAnswer>(`/images${query}`)).list.map(({ img_name }) => img_name).toSorted()
  const post = (path: string, body: object) => editor.call(path, { method: 'POST', body })

  it('are moved into a folder together, and none of them if one is unknown or there is no folder', async () => {
    const { folder_id } = await editor.data<ImageFolder>('/image-folders', {
      method: 'POST',
      body: { name: '夏' },
    })
    expect((await post('/images/move', { image_ids: [...image_ids, 'unknown'], folder_id })).statusCode).toBe(
      404,
    )
    const nowhere = await post('/images/move', { image_ids, folder_id: 'nowhere' })
    expect(nowhere.json().data.errors).toEqual({ folder_id: ['文件夹不存在'] })
    expect(await names(`?folder_id=${folder_id}`)).toEqual([])
    expect((await post('/images/move', { image_ids, folder_id })).statusCode).toBe(200)
    expect(await names(`?folder_id=${folder_id}`)).toEqual(['一.png', '二.png'])
    await post('/images/move', { image_ids, folder_id: '' })
    expect(await names('?folder_id=')).toEqual(['一.png', '三.png', '二.png'])
  })

  it('are deleted and restored together; what is used is only deleted by force', async () => {
    const { db } = open().database
    const design = { company_id: '1', design_id: 'uses', kind: 'module', name: '模块', params: {} } as const
    await db.insert(saved_design).values({ ...design, image: rows[1]?.img_full_url ?? '' })
    const { list } = await editor.data<{ list: unknown[] }>(
      `/images/uses?image_ids=${image_ids.join('&image_ids=')}`,
    )
    expect(list).toEqual([{ kind: 'module', id: 'uses', title: '模块', uuid: '', type: '', state: '' }])
    const refused = await post('/images/delete', { image_ids })
    expect([refused.statusCode, refused.json().msg]).toEqual([409, '图片正在被 1 处使用，不能删除'])
    expect(await names('')).toHaveLength(3)
    expect((await post('/images/delete', { image_ids, force: true })).statusCode).toBe(200)
    expect([await names(''), await names('?deleted=1')]).toEqual([['三.png'], ['一.png', '二.png']])
    expect((await post('/images/delete', { image_ids, force: true })).statusCode).toBe(404)
    expect((await post('/images/restore', { image_ids })).statusCode).toBe(200)
    expect(await names('')).toHaveLength(3)
  })

  it('covers of modules and templates are listed apart', async () => {
    const { app } = open()
    const { host, token, key } = await tokenFor(editor)
    await postForm(app, editor, host, { file: new Uint8Array(await png(20, 20)), token, key })
    await editor.data('/images', {
      method: 'POST',
      body: { img_name: '封面.png', img_url: key, purpose: 'cover' },
    })
    expect(await names('')).not.toContain('封面.png')
    expect(await names('?purpose=cover')).toEqual(['封面.png'])
    const folders = await editor.data<ImageFoldersAnswer>('/image-folders')
    expect(folders).toMatchObject({ images: 3, unfiled: 3, covers: 1 })
    const [row] = await open().database.db.select().from(image).where(eq(image.img_name, '封面.png'))
    await post('/images/delete', { image_ids: [row?.image_id] })
    expect(await names('?deleted=1')).toContain('封面.png')
  })
})
