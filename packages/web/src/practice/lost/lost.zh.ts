export const text = {
  kept: '放进错题本 {count} 个，明天起回来',
  out: '{count} 个没有放进错题本',
  takeOut: '拿出来',
  putBack: '放进去',
  practise: '现在练这 {count} 个',
  failed: '没有改成，请再试一次',
} as const;
