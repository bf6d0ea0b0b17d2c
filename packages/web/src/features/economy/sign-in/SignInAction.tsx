import { useText } from '#i18n/useText.ts';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/states/toast.ts';
import { economyMessages } from '../economy.messages.ts';
import type { Week } from '../economy.queries.ts';
import type { SignIn } from './useSignIn.ts';

type SignInActionProps = { week: Week; signIn: SignIn; kind: 'primary' | 'soft' };

/** Today's button. Once signed it stays where it was: a second tap gets a friendly answer and no second reward. */
export function SignInAction({ week, signIn, kind }: SignInActionProps) {
  const t = useText(economyMessages);
  const today = week.list[week.current_day - 1];
  if (!today) return null;
  const size = kind === 'primary' ? 'lg' : 'md';

  if (today.sign_in_status === 2) {
    return (
      <Button kind="secondary" size={size} block onClick={() => toast.success(t('alreadySigned'))}>
        {t('signedToday', { points: today.points })}
      </Button>
    );
  }
  return (
    <Button kind={kind} size={size} block busy={signIn.isPending} onClick={() => signIn.mutate('by_hand')}>
      {t('signInNow', { points: today.points })}
    </Button>
  );
}
