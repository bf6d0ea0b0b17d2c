/** Pieces that English words are built of, with what they mean. Only what helps to remember; no history of the language. */
export type Piece = { forms: readonly string[]; zh: string; en: string };

const table = (rows: string): Piece[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [forms = '', zh = '', en = ''] = row.split('|').map((cell) => cell.trim());
      return { forms: forms.split(' '), zh, en };
    });

export const PREFIXES: readonly Piece[] = table(`
  ad at ac af ag al an ap ar as | 朝向 | towards
  com con col cor co | 一起 | together
  de | 向下；去掉 | down, away
  dis dif | 分开；不 | apart, not
  ex ef e | 向外 | out
  in im il ir en em | 进入；不 | into, not
  inter | 在……之间 | between
  ob op oc of | 对着 | against
  per | 贯穿 | through
  pre | 在前 | before
  pro | 向前 | forward
  re | 再；回 | again, back
  sub sup suf sus | 在下 | under
  trans | 横过 | across
`);

export const ROOTS: readonly Piece[] = table(`
  spect spic | 看 | look
  port | 运；带 | carry
  dict | 说 | say
  scrib script | 写 | write
  duct duc | 引导 | lead
  fer | 带来 | bring
  ject | 投掷 | throw
  miss mit | 送 | send
  posit pos pon | 放置 | put
  press | 压 | press
  rupt | 断裂 | break
  sist | 站立 | stand
  struct | 建造 | build
  tain | 拿住 | hold
  tend tens | 伸展 | stretch
  tract | 拉 | pull
  vert vers | 转 | turn
  vid vis | 看见 | see
  voc vok | 叫；声音 | call
  ceed ced cess | 走 | go
  cept ceiv | 拿 | take
  clud clus | 关 | close
  curs curr | 跑 | run
  fect fic | 做 | make
  fin | 界限；结束 | end
  flect flex | 弯 | bend
  form | 形状 | shape
  gress | 走；步 | step
  lect | 选；读 | choose, read
  mand | 命令 | order
  migr | 迁移 | move home
  mot mov | 动 | move
  nov | 新 | new
  oper | 工作 | work
  pel puls | 推 | push
  pend pens | 悬；付 | hang, pay
  pet petit | 追求 | seek
  plic ply | 折叠 | fold
  put | 想；算 | think
  quir quest | 寻求 | ask
  sens | 感觉 | feel
  sequ secut | 跟随 | follow
  serv | 保存；服务 | keep, serve
  sign | 记号 | mark
  solv solut | 松开 | loosen
  spir | 呼吸 | breathe
  sum sumpt | 取 | take up
  tact | 接触 | touch
  tort | 扭 | twist
  tribut | 给 | give
  vent ven | 来 | come
  volv volut | 卷；转 | roll
`);

export const SUFFIXES: readonly Piece[] = table(`
  ation ition tion sion ion | 名词：动作或结果 | noun: act or result
  ment | 名词：结果 | noun: result
  ance ence | 名词：性质 | noun: quality
  ity ty | 名词：性质 | noun: quality
  ness | 名词：状态 | noun: state
  able ible | 形容词：能……的 | adjective: can be
  ive ative | 形容词：有……性质的 | adjective: of that kind
  ant ent ient | 形容词或名词：……的、……者 | adjective or noun: doing it
  ous ious | 形容词：充满……的 | adjective: full of
  al ial | 形容词：……的 | adjective: of it
  or er | 名词：做……的人或物 | noun: who does it
  ure | 名词：结果 | noun: result
  ate | 动词 | verb
  ly | 副词 | adverb
  y | 名词或形容词 | noun or adjective
`);

/** Look as if they were built of these pieces and are not. */
export const NOT_BUILT_SO: ReadonlySet<string> = new Set([
  'perform',
  'performance',
  'performer',
  'comply',
  'supply',
  'office',
  'officer',
  'enter',
  'reposition',
]);
