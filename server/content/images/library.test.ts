import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type {
  AuditAnswer,
  ImageFolder,
  ImageFoldersAnswer,
  ImageRow,
  ImagesAnswer,
} from '@schemas/generated/api'
import { article, goods, image, shop } from '@server/db/schema'
import { signInAs, type SignedInOperator } from '@tests/helpers/operator'
import { png } from '@tests/helpers/pictures'
import { describeApi } from '@tests/helpers/seeded-app'
import { tokenFor, postForm, uploadPicture } from '@tests/helpers/upload'

describeApi('images: library', (open) => {
  let editor: SignedInOperator
  let owner: SignedInOperator
  let wide: ImageRow
  let tall: ImageRow
  beforeAll(async () => {
    const { app } = open()
    editor = await signInAs(app, 'editor')
    owner = await signInAs(app, 'owner')
    wide = await uploadPicture(app, editor, await png(600, 100), '横幅 50%.png')
    tall = await uploadPicture(app, editor, await png(100, 600), '竖图.png')
  })

  const names = async (query: string) => {
    const { list, count, total_count } = await editor.data<ImagesAnswer>(`/images${query}`)
    expect(total_count).toBe(count)
    return list.map(({ img_name }) => img_name)
  }
  const actions = async (subject_id: string) => {
    const { list } = await owner.data<AuditAnswer>(`/audit?subject_id=${subject_id}`)
    return list.map(({ action, before, after }) => ({ action, before, after }))
  }
  const put = (path: string, body: unknown) => editor.call(path, { method: 'PUT', body })

  it('lists the newest first, sorts, pages and searches by name', async () => {
    expect(await names('')).toEqual(['竖图.png', '横幅 50%.png'])
    expect(await names('?sort=width')).toEqual(['横幅 50%.png', '竖图.png'])
    expect(await names('?sort=width&order=asc')).toEqual(['竖图.png', '横幅 50%.png'])
    expect(await names('?page_no=2&page_size=1')).toEqual(['横幅 50%.png'])
    expect(await names('?keyword=竖')).toEqual(['竖图.png'])
    expect(await names('?keyword=%')).toEqual(['横幅 50%.png'])
    expect(await names('?keyword=_')).toEqual([])
    const far = await editor.data<ImagesAnswer>('/images?page_no=9')
    // past the end is the last page
    expect([far.list.length, far.count]).toEqual([2, 2])
  })

  it('keeps pictures in folders with unique names, which can be renamed', async () => {
    const post = (name: string) => editor.call('/image-folders', { method: 'POST', body: { name } })
    const folder = (await post(' 首页 ')).json<{ data: ImageFolder }>().data
    expect(folder).toMatchObject({ name: '首页', images: 0 })
    expect((await post('首页')).json().data.errors).toEqual({ name: ['已有同名文件夹'] })
    expect((await post('  ')).json().data.errors).toEqual({ name: ['请输入文件夹名称'] })

    await editor.data(`/images/${wide.image_id}`, { method: 'PUT', body: { folder_id: folder.folder_id } })
    expect(await names(`?folder_id=${folder.folder_id}`)).toEqual(['横幅 50%.png'])
    expect(await names('?folder_id=')).toEqual(['竖图.png'])
    const folders = await editor.data<ImageFoldersAnswer>('/image-folders')
    expect(folders).toMatchObject({ count: 1, images: 2, unfiled: 1, list: [{ name: '首页', images: 1 }] })

    await post('活动')
    const taken = await put(`/image-folders/${folder.folder_id}`, { name: '活动' })
    expect(taken.json().msg).toBe('已有同名文件夹')
    const renamed = await put(`/image-folders/${folder.folder_id}`, { name: '首页图' })
    expect(renamed.json().data).toMatchObject({ name: '首页图', images: 1 })
    expect((await put('/image-folders/nowhere', { name: 'x' })).statusCode).toBe(404)

    await editor.data(`/image-folders/${folder.folder_id}`, { method: 'DELETE' })
    expect(await names('?folder_id=')).toEqual(['竖图.png', '横幅 50%.png'])
    expect((await actions(folder.folder_id)).map(({ action }) => action)).toEqual([
      'image_folder.delete',
      'image_folder.rename',
      'image_folder.create',
    ])
  })

  it('renames and moves with an audit entry; without a change nothing is written', async () => {
    const path = `/images/${tall.image_id}`
    expect((await put(path, { img_name: ' 新名.png ' })).json().data).toMatchObject({ img_name: '新名.png' })
    await put(path, { img_name: '新名.png', folder_id: '' })
    await put(path, { img_name: '竖图.png' })
    expect(
      (await actions(tall.image_id)).map(({ action, before, after }) => [action, before, after]),
    ).toEqual([
      ['image.change', { img_name: '新名.png', folder_id: null }, { img_name: '竖图.png', folder_id: null }],
      ['image.change', { img_name: '竖图.png', folder_id: null }, { img_name: '新名.png', folder_id: null }],
      ['image.create', null, expect.objectContaining({ img_full_url: tall.img_full_url })],
    ])
    expect((await put(path, { img_name: '' })).json().data.errors).toEqual({ img_name: ['请输入图片名称'] })
    expect((await put(path, { folder_id: 'nowhere' })).json().data.errors).toEqual({
      folder_id: ['文件夹不存在'],
    })
    expect((await put('/images/nobody', { img_name: 'x' })).statusCode).toBe(404)
  })

  it('deletes into a bin, from which a picture can be restored; its address stays valid', async () => {
    const { app } = open()
    const { image_id, img_full_url } = await uploadPicture(app, editor, await png(20, 20), '去而复返.png')
    await editor.data(`/images/${image_id}`, { method: 'DELETE' })
    expect(await names('?keyword=去而复返')).toEqual([])
    expect(await names('?keyword=去而复返&deleted=1')).toEqual(['去而复返.png'])
    expect((await app.inject({ url: img_full_url })).statusCode).toBe(200)
    expect((await editor.call(`/images/${image_id}`, { method: 'DELETE' })).statusCode).toBe(404)
    expect((await put(`/images/${image_id}`, { img_name: 'x' })).statusCode).toBe(404)

    const restored = await editor.data<ImageRow>(`/images/${image_id}/restore`, { method: 'POST' })
    expect(restored).toMatchObject({ image_id, deleted: '' })
    await editor.data(`/images/${image_id}/restore`, { method: 'POST' })
    expect((await actions(image_id)).map(({ action }) => action)).toEqual([
      'image.restore',
      'image.delete',
      'image.create',
    ])
    expect((await editor.call('/images/nobody/restore', { method: 'POST' })).statusCode).toBe(404)
  })

  it('clears old pictures from the bin, for owners', async () => {
    const { app, database } = open()
    const fresh = await uploadPicture(app, editor, await png(20, 20))
    const old = await uploadPicture(app, editor, await png(20, 20))
    for (const { image_id } of [fresh, old]) await editor.data(`/images/${image_id}`, { method: 'DELETE' })
    const monthAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
    await database.db.update(image).set({ deleted: monthAgo }).where(eq(image.image_id, old.image_id))

    expect((await editor.call('/images/purge', { method: 'POST', body: {} })).statusCode).toBe(403)
    const cleared = await owner.data('/images/purge', { method: 'POST', body: {} })
    expect(cleared).toEqual({ purged: 1, kept: 0 })
    expect((await app.inject({ url: old.img_full_url })).statusCode).toBe(404)
    expect((await app.inject({ url: fresh.img_full_url })).statusCode).toBe(200)
    expect((await actions(old.image_id))[0]).toMatchObject({ action: 'image.purge' })
  })

  it('clearing the bin keeps pictures of articles, products and shops', async () => {
    const { app, database } = open()
    const pictures = await Promise.all(
      Array.from({ length: 4 }, async () => uploadPicture(app, editor, await png(20, 20))),
    )
    const [inText, ofGoods, ofShop, free] = pictures.map(({ img_full_url }) => img_full_url)
    const { db } = database
    await db
      .update(article)
      .set({ content: `<p><img src="${inText}"></p>` })
      .where(eq(article.company_id, '1'))
    await db
      .update(goods)
      .set({ pics: [ofGoods ?? ''] })
      .where(eq(goods.goods_id, '101'))
    await db.update(shop).set({ logo: ofShop }).where(eq(shop.company_id, '1'))
    for (const { image_id } of pictures) await editor.data(`/images/${image_id}`, { method: 'DELETE' })
    const clear = () => owner.data('/images/purge', { method: 'POST', body: { days: 0 } })
    expect(await clear()).toMatchObject({ kept: 3 })
    const status = async (url = '') => (await app.inject({ url })).statusCode
    expect(await Promise.all([inText, ofGoods, ofShop, free].map(status))).toEqual([200, 200, 200, 404])
  })

  it('an unregistered upload is in no list, kept for a day, then deleted with the bin', async () => {
    const { app, database } = open()
    const { host, token, key } = await tokenFor(editor)
    await postForm(app, editor, host, { token, key, file: new Uint8Array(await png(20, 20)) })
    expect(await names('?deleted=1&keyword=')).not.toContain('')
    const clear = () => owner.data<{ purged: number }>('/images/purge', { method: 'POST', body: { days: 0 } })
    await clear()
    expect((await app.inject({ url: `/media/${key}` })).statusCode).toBe(200)
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
    await database.db.update(image).set({ deleted: yesterday }).where(eq(image.img_url, key))
    expect((await clear()).purged).toBe(1)
    expect((await app.inject({ url: `/media/${key}` })).statusCode).toBe(404)
  })

  it('registers a picture in the folder that it was uploaded into', async () => {
    const { folder_id } = await editor.data<ImageFolder>('/image-folders', {
      method: 'POST',
      body: { name: '上传' },
    })
    await uploadPicture(open().app, editor, await png(40, 40), '小图.png', folder_id)
    expect(await names(`?folder_id=${folder_id}`)).toEqual(['小图.png'])
  })
})
