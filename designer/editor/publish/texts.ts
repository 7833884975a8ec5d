export const NOT_PUBLISHED = '页面还没有发布，顾客打不开'
export const NOT_ENABLED = '页面还没有启用，顾客打不开'
export const VIEW_PAGE = '查看页面'
