/** Style of the API page, served as a file since the policy allows no style element. */
export const API_DOCS_STYLE = `:root {
  color-scheme: light;
  --text: #333;
  --quiet: #666;
  --line: #e4e4e4;
}
body {
  max-width: 1190px;
  margin: 0 auto;
  padding: 24px;
  background: #f5f5f5;
  color: var(--text);
  font:
    14px/1.6 'PingFang SC',
    'Microsoft YaHei',
    'Noto Sans CJK SC',
    sans-serif;
}
h1 {
  font-size: 24px;
}
h2 {
  margin: 32px 0 8px;
  font-size: 16px;
}
a {
  color: #0958d9;
}
details {
  margin: 4px 0;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: #fff;
}
summary {
  padding: 8px 16px;
  cursor: pointer;
}
summary:focus-visible {
  outline: 2px solid #0958d9;
}
summary code {
  font-weight: 600;
}
.method {
  display: inline-block;
  width: 64px;
  color: #0958d9;
  font: 600 12px/1 monospace;
}
.auth {
  float: right;
  color: var(--quiet);
  font-size: 12px;
}
.auth.anyone {
  color: #2f6b3a;
}
.quiet {
  color: var(--quiet);
}
.body {
  padding: 0 16px 16px;
}
table {
  width: 100%;
  border-collapse: collapse;
}
th,
td {
  padding: 4px 8px;
  border-bottom: 1px solid var(--line);
  text-align: left;
  vertical-align: top;
}
pre {
  overflow: auto;
  max-height: 480px;
  margin: 0;
  padding: 8px;
  background: #fafafa;
  font-size: 12px;
}
`
