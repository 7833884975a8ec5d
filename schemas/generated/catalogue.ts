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
      "removed": "删除成功！"
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
        ]
      ]
    }
  },
  "W0003": {
    "type": "W0003",
    "title": "热区图",
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
  "W0004": {
    "type": "W0004",
    "title": "Logo墙",
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
      "props": [
        [
          "logoWidth",
          "logoHeight"
        ]
      ],
      "style": [
        [
          "x",
          "y"
        ]
      ]
    }
  },
  "W0005": {
    "type": "W0005",
    "title": "商品橱窗",
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
        ]
      ]
    }
  },
  "W0007": {
    "type": "W0007",
    "title": "导航菜单",
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
        ]
      ]
    }
  },
  "W0008": {
    "type": "W0008",
    "title": "搜索",
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
        ]
      ]
    }
  },
  "W0009": {
    "type": "W0009",
    "title": "保留",
    "version": 1,
    "nav": [],
    "platforms": [],
    "group": "",
    "children": null,
    "strings": {},
    "merge": {
      "props": [],
      "style": []
    }
  },
  "W0010": {
    "type": "W0010",
    "title": "购物车",
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
    "strings": {
      "empty": "购物袋中还没有商品，赶紧选购吧！",
      "shopNow": "立即选购",
      "count": "共{n}件商品",
      "total": "合计",
      "enterCart": "进入购物车"
    },
    "merge": {
      "props": [],
      "style": [
        [
          "x",
          "y"
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
        ]
      ]
    }
  },
  "W0012": {
    "type": "W0012",
    "title": "橱窗卡",
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
        ]
      ]
    }
  },
  "W0013": {
    "type": "W0013",
    "title": "标签导航",
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
        ]
      ]
    }
  },
  "W0014": {
    "type": "W0014",
    "title": "主图橱窗",
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
        ]
      ]
    }
  },
  "W0015": {
    "type": "W0015",
    "title": "精品橱窗",
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
        ]
      ]
    }
  },
  "W0016": {
    "type": "W0016",
    "title": "营销橱窗",
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
        ]
      ]
    }
  },
  "W0017": {
    "type": "W0017",
    "title": "特殊橱窗",
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
        ]
      ]
    }
  },
  "W0018": {
    "type": "W0018",
    "title": "热卖橱窗",
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
        ]
      ]
    }
  },
  "W0019": {
    "type": "W0019",
    "title": "附近商家",
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
    "strings": {
      "all": "全部",
      "locate": "定位",
      "locateFailed": "failed{code}"
    },
    "merge": {
      "props": [],
      "style": [
        [
          "x",
          "y"
        ]
      ]
    }
  },
  "W0020": {
    "type": "W0020",
    "title": "为你推荐",
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
    "strings": {
      "chooseShopFirst": "请先选择商铺"
    },
    "merge": {
      "props": [],
      "style": [
        [
          "x",
          "y"
        ]
      ]
    }
  },
  "W0021": {
    "type": "W0021",
    "title": "优惠券",
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
    "strings": {
      "claim": "立即领取",
      "claimed": "已领取",
      "claimedOut": "已抢光",
      "claimTitle": "领取成功",
      "claimText": "优惠券领取成功，现在去使用"
    },
    "merge": {
      "props": [],
      "style": [
        [
          "x",
          "y"
        ]
      ]
    }
  },
  "W0022": {
    "type": "W0022",
    "title": "主类目导航",
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
        ]
      ]
    }
  },
  "W0023": {
    "type": "W0023",
    "title": "视频",
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
        ]
      ]
    }
  },
  "W0024": {
    "type": "W0024",
    "title": "段落文本",
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
        ]
      ]
    }
  },
  "W0025": {
    "type": "W0025",
    "title": "图片轮播",
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
        ]
      ]
    }
  }
}
