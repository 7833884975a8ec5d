// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Catalogue } from '../catalogue'

/** Every widget and section that has a schema, by type. */
export const catalogue: Catalogue = {
  "W0000": {
    "type": "W0000",
    "title": "页面配置",
    "version": 1,
    "nav": [],
    "platforms": [],
    "group": "",
    "children": null,
    "strings": {
      "removeWidget": "确定删除该挂件？",
      "removeItem": "确定删除该项？",
      "removed": "删除成功！",
      "pageWidth": "宽度不能超过页面宽度 {pageWidth}px"
    },
    "merge": {
      "props": [],
      "style": []
    }
  },
  "W0001": {
    "type": "W0001",
    "title": "轮播图",
    "version": 1,
    "nav": [
      "nav2",
      "nav2-1"
    ],
    "platforms": [
      "pc",
      "h5"
    ],
    "group": "基础",
    "children": null,
    "strings": {},
    "merge": {
      "props": [],
      "style": [
        [
          "x",
          "y"
        ],
        [
          "width",
          "height"
        ]
      ]
    }
  },
  "W0002": {
    "type": "W0002",
    "title": "商品",
    "version": 1,
    "nav": [
      "nav2",
      "nav2-1"
    ],
    "platforms": [
      "pc",
      "h5"
    ],
    "group": "业务",
    "children": null,
    "strings": {},
    "merge": {
      "props": [],
      "style": [
        [
          "x",
          "y"
        ],
        [
          "width",
          "height"
        ]
      ]
    }
  },
  "W0006": {
    "type": "W0006",
    "title": "自由面板",
    "version": 1,
    "nav": [
      "nav2",
      "nav2-1"
    ],
    "platforms": [
      "pc",
      "h5"
    ],
    "group": "基础",
    "children": [
      "W0001",
      "W0003",
      "W0007",
      "W0008",
      "W0010",
      "W0011",
      "W0012",
      "W0013",
      "W0014",
      "W0015",
      "W0016",
      "W0017",
      "W0018",
      "W0019",
      "W0020",
      "W0021",
      "W0022",
      "W0023",
      "W0024",
      "W0025"
    ],
    "strings": {
      "notAllowed": "不可放入自由面板",
      "selectPanel": "请选中要保存的自由面板",
      "nameRequired": "请输入组合模块名称",
      "imageFailed": "组合模块图片保存失败",
      "imageUploaded": "上传组合模块图片成功!",
      "saved": "组合模块保存成功！"
    },
    "merge": {
      "props": [],
      "style": [
        [
          "x",
          "y"
        ],
        [
          "width",
          "height"
        ]
      ]
    }
  },
  "W0011": {
    "type": "W0011",
    "title": "文本",
    "version": 1,
    "nav": [
      "nav2",
      "nav2-1"
    ],
    "platforms": [
      "pc",
      "h5"
    ],
    "group": "基础",
    "children": null,
    "strings": {},
    "merge": {
      "props": [],
      "style": [
        [
          "x",
          "y"
        ],
        [
          "width",
          "height"
        ]
      ]
    }
  }
}
