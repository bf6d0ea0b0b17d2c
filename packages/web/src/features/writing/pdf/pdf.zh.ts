export const text = {
  pdf: '导出 PDF',
  making: '正在生成',
  saved: 'PDF 已保存到下载里',
  failed: 'PDF 没有生成，作文和批改都还在，请再试一次',
  late: 'PDF 还没好，可以过一会儿再点一次',
} as const;
