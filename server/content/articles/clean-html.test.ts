import { describe, expect, it } from 'vitest'
import { cleanHtml } from '../../core/clean-html'

describe('XSS: rich text', () => {
  it.each([
    ['<script>alert(1)</script>前', '前'],
    ['<img src=x onerror=alert(1)>', '<img src="x" />'],
    ['<a href="javascript:alert(1)">点</a>', '<a>点</a>'],
    ['<a href="JaVaScRiPt:alert(1)">点</a>', '<a>点</a>'],
    ['<a href="\x01javascript:alert(1)">点</a>', '<a>点</a>'],
    ['<a href="data:text/html,<script>">点</a>', '<a>点</a>'],
    ['<a href="//evil.example">点</a>', '<a>点</a>'],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', '<img />'],
    ['<svg onload=alert(1)></svg><iframe src="https://a"></iframe>', ''],
    ['<img src="/api/h5app/wxapp/user.logout">', '<img />'],
    ['<a href=" /./%61pi/x">点</a><video poster="/api/x"></video>', '<a>点</a><video></video>'],
    ['<p style="position:fixed;inset:0;color:red">文</p>', '<p style="color:red">文</p>'],
    ['<p style="background-color:url(javascript:1)">文</p>', '<p>文</p>'],
    ['<p style="width:expression(alert(1))">文</p>', '<p>文</p>'],
    ['<form action="https://evil"><input name="p"></form>文', '文'],
    ['<style>*{display:none}</style><base href="//evil"><meta http-equiv="refresh">文', '文'],
    ['<p class="overlay" id="x" data-x="1">文</p>', '<p>文</p>'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style>', '<table></table>'],
  ])('%s', (dirty, clean) => expect(cleanHtml(dirty)).toBe(clean))

  it('the markup of articles is kept', () => {
    const html =
      '<h2>标题</h2><p style="text-align:center">文<strong>粗</strong><br /><a href="/items?keywords=茶">去看</a></p>' +
      '<img src="/media/a.webp" alt="图" /><table><tbody><tr><td colspan="2">格</td></tr></tbody></table>'
    expect(cleanHtml(html)).toBe(html)
  })

  it('a link to a new window cannot reach back', () => {
    expect(cleanHtml('<a href="https://a.example" target="_blank" rel="opener">外</a>')).toBe(
      '<a href="https://a.example" rel="noopener noreferrer" target="_blank">外</a>',
    )
  })

  it('cleaning again changes nothing', () => {
    const once = cleanHtml('<p style="color:#333">a & b < c <a href="/x?a=1&b=2">d</a></p>')
    expect(cleanHtml(once)).toBe(once)
  })
})
