import { useEffect } from 'react';
import { nativeBridge } from '#platform/native-bridge.ts';
import { isLoggedIn } from '#session/role.ts';
import { useMe } from '#session/session.ts';

/** A native app around us shows the learner's name in its own screens. In a browser this goes nowhere. */
export function useTellNativeApp(): void {
  const me = useMe();
  const userId = me && isLoggedIn(me.role) ? me.id : null;
  const name = userId === null ? '' : (me?.name ?? '');
  const known = me !== undefined;

  useEffect(() => {
    if (known) nativeBridge.send({ type: 'userInfo', userId, name });
  }, [known, userId, name]);
}
