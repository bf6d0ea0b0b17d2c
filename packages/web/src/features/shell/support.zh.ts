export const text = {
  title: '联系客服',
  qr: '客服二维码',
  saveImage: '保存图片',
  fileName: '客服二维码.png',
  saveFailed: '没有保存成功，请长按图片保存',
} as const;
