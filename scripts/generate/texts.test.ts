import { expect, it } from 'vitest'
import { readSources } from './sources'
import { strings } from './texts'

it('a widget with texts of its own has a module with them, other widgets have none', async () => {
  const files = await strings(readSources())
  expect(files['schemas/generated/strings/W0021.ts']).toContain("claimText: '优惠券领取成功，现在去使用'")
  expect(files).not.toHaveProperty('schemas/generated/strings/W0013.ts')
})

it('the texts of a shared shape are in a module of their own', async () => {
  const files = await strings(readSources())
  expect(files['schemas/generated/strings/image-url.ts']).toContain('上传图片只能是 JPG 或者 PNG 格式!')
})
