import { createCipheriv, createPublicKey, generateKeyPair, type KeyObject, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { isSigned, signed } from './rsa.ts';

/** Gateways as strict as the real ones: they check what we sign before they answer, and sign what they say. */

const pair = () => promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
const pem = (key: KeyObject, type: 'pkcs8' | 'spki') => key.export({ type, format: 'pem' }).toString();
const SHOP = { PUBLIC_URL: 'https://ielts.example' };

type Asked = { method: string; path: string; content: Record<string, unknown> };

async function serve(
  answer: (request: IncomingMessage, body: string) => { status: number; headers: Record<string, string>; body: string },
) {
  const http = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    try {
      const reply = answer(request, body);
      response.writeHead(reply.status, reply.headers).end(reply.body);
    } catch {
      // As the real ones do with strangers.
      response.writeHead(400).end();
    }
  });
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    close: () => {
      http.closeAllConnections();
      http.close();
    },
  };
}

export type FakeAlipay = Awaited<ReturnType<typeof fakeAlipay>>;

export async function fakeAlipay(appId = '2021000000000001') {
  const [ours, theirs] = await Promise.all([pair(), pair()]);
  const asked: Asked[] = [];
  const answers = new Map<string, object>();
  const inOrder = (of: Record<string, string>) =>
    Object.keys(of)
      .sort()
      .map((name) => `${name}=${of[name]}`)
      .join('&');

  /** Alipay's view of a request of ours, from the address bar or the body: parameters, once the signature holds. */
  function verified(query: string, body = ''): Record<string, string> {
    const { sign = '', ...rest } = Object.fromEntries([...new URLSearchParams(query), ...new URLSearchParams(body)]);
    if (!isSigned(inOrder(rest), sign, ours.publicKey)) throw new Error('ALIPAY: INVALID_SIGNATURE');
    return rest;
  }

  const gateway = await serve((request, body) => {
    const { method = '', biz_content = '{}' } = verified((request.url ?? '').split('?')[1] ?? '', body);
    asked.push({ method, path: '/gateway.do', content: JSON.parse(biz_content) });
    const name = `${method.replaceAll('.', '_')}_response`;
    // A slash as Alipay's own JSON writes it: verifying what JSON.stringify would write again fails here.
    const raw = JSON.stringify({ code: '10000', msg: 'Success', link: 'a/b', ...answers.get(method) }).replace(
      'a/b',
      'a\\/b',
    );
    const text = `{"${name}":${raw},"sign":"${signed(raw, theirs.privateKey)}"}`;
    return { status: 200, headers: { 'content-type': 'application/json' }, body: text };
  });

  return {
    asked,
    verified,
    close: gateway.close,
    /** What the next call of this method is told. */
    answer: (method: string, with_: object) => answers.set(method, with_),
    settings: {
      ...SHOP,
      ALIPAY_APP_ID: appId,
      ALIPAY_SELLER_ID: '2088000000000001',
      ALIPAY_PRIVATE_KEY: pem(ours.privateKey, 'pkcs8'),
      ALIPAY_PUBLIC_KEY: pem(theirs.publicKey, 'spki').replace(/-----.*-----|\n/g, ''),
      ALIPAY_GATEWAY_URL: `${gateway.url}/gateway.do`,
    },
    /** A callback as Alipay posts it; `change` is signed too, unless a signature comes with it. */
    callback(of: { orderNum: string; cents: number; at: Date }, change: Record<string, string> = {}) {
      const parameters: Record<string, string> = {
        app_id: appId,
        seller_id: '2088000000000001',
        notify_id: 'n-1',
        notify_type: 'trade_status_sync',
        notify_time: new Date(of.at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
        charset: 'utf-8',
        version: '1.0',
        out_trade_no: of.orderNum,
        trade_no: `2026${of.orderNum}`,
        trade_status: 'TRADE_SUCCESS',
        total_amount: (of.cents / 100).toFixed(2),
        subject: '九阶雅思 写作会员，1 个月',
        buyer_logon_id: '138****0001',
        passback_params: '',
        ...change,
      };
      const sign = parameters.sign ?? signed(inOrder(parameters), theirs.privateKey);
      const body = new URLSearchParams({ ...parameters, sign_type: 'RSA2', sign }).toString();
      return { body: Buffer.from(body), headers: {} };
    },
  };
}

export type FakeWechat = Awaited<ReturnType<typeof fakeWechat>>;

export async function fakeWechat(mchId = '1900000001') {
  const [ours, theirs] = await Promise.all([pair(), pair()]);
  const apiKey = randomBytes(16).toString('hex');
  const keyId = 'PUB_KEY_ID_0119000000012026';
  const asked: Asked[] = [];
  const answers = new Map<string, { status: number; body: object | null }>();

  function signedHeaders(body: string, seconds = Math.floor(Date.now() / 1000)): Record<string, string> {
    const nonce = randomBytes(8).toString('hex');
    return {
      'wechatpay-timestamp': String(seconds),
      'wechatpay-nonce': nonce,
      'wechatpay-serial': keyId,
      'wechatpay-signature': signed(`${seconds}\n${nonce}\n${body}\n`, theirs.privateKey),
    };
  }

  function verify(request: IncomingMessage, body: string): void {
    const header = request.headers.authorization ?? '';
    const said = (name: string) => new RegExp(`${name}="([^"]+)"`).exec(header)?.[1] ?? '';
    const text = [request.method, request.url, said('timestamp'), said('nonce_str'), body]
      .map((part) => `${part}\n`)
      .join('');
    const honest =
      header.startsWith('WECHATPAY2-SHA256-RSA2048 ') &&
      said('mchid') === mchId &&
      said('serial_no') === '5157F09EFDC096DE15EBE81A47057A72' &&
      Math.abs(Date.now() / 1000 - Number(said('timestamp'))) < 300 &&
      isSigned(text, said('signature'), createPublicKey(ours.privateKey));
    if (!honest) throw new Error('WECHAT: SIGN_ERROR');
  }

  const gateway = await serve((request, body) => {
    verify(request, body);
    const path = request.url ?? '';
    asked.push({ method: request.method ?? '', path, content: body ? JSON.parse(body) : {} });
    const known = [...answers].find(([part]) => path.includes(part))?.[1];
    const { status, body: content } = known ?? {
      status: 200,
      body: { code_url: 'weixin://wxpay/bizpayurl?pr=abc123' },
    };
    const text = content ? JSON.stringify(content) : '';
    return { status, headers: { 'content-type': 'application/json', ...signedHeaders(text) }, body: text };
  });

  const transaction = (orderNum: string, cents: number) => ({
    appid: 'wx0000000000000001',
    mchid: mchId,
    out_trade_no: orderNum,
    transaction_id: `4200${orderNum}`,
    trade_state: 'SUCCESS',
    amount: { total: cents, payer_total: cents, currency: 'CNY', payer_currency: 'CNY' },
  });

  return {
    asked,
    transaction,
    close: gateway.close,
    answer: (part: string, status: number, body: object | null) => answers.set(part, { status, body }),
    settings: {
      ...SHOP,
      WECHAT_PAY_MCH_ID: mchId,
      WECHAT_PAY_APP_ID: 'wx0000000000000001',
      WECHAT_PAY_SERIAL: '5157F09EFDC096DE15EBE81A47057A72',
      WECHAT_PAY_PRIVATE_KEY: pem(ours.privateKey, 'pkcs8').replaceAll('\n', '\\n'),
      WECHAT_PAY_API_KEY: apiKey,
      WECHAT_PAY_PUBLIC_KEY: pem(theirs.publicKey, 'spki'),
      WECHAT_PAY_PUBLIC_KEY_ID: keyId,
      WECHAT_PAY_API_URL: gateway.url,
    },
    /** A callback as WeChat posts it: the resource sealed, the whole signed. */
    callback(resource: object, { at = new Date(), event = 'TRANSACTION.SUCCESS', sealKey = apiKey } = {}) {
      const nonce = randomBytes(6).toString('hex');
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from('transaction'));
      const sealed = Buffer.concat([cipher.update(JSON.stringify(resource)), cipher.final(), cipher.getAuthTag()]);
      const body = JSON.stringify({
        id: 'EV-1',
        create_time: at.toISOString(),
        resource_type: 'encrypt-resource',
        event_type: event,
        resource: {
          original_type: 'transaction',
          algorithm: 'AEAD_AES_256_GCM',
          ciphertext: sealed.toString('base64'),
          associated_data: 'transaction',
          nonce,
        },
      });
      return { body: Buffer.from(body), headers: signedHeaders(body, Math.floor(at.getTime() / 1000)) };
    },
  };
}
