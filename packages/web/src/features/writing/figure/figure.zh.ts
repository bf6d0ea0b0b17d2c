export const text = {
  chart: '图',
  table: '数据表',
  view: '看图还是看表',
  zoom: '放大',
  larger: '再大一点',
  smaller: '小一点',
  closer: '放大看图',
  ownPicture: '你上传的题图',
} as const;
