import { useLocation } from '@tanstack/react-router';
import { linkAs } from '#navigation/link.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Logo } from '#ui/band/Logo.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';

const LoginLink = linkAs(ButtonLink);

type GuestInvitationProps = { title: string; sentence: string; action: string };

/** What a guest sees where an account would have something to show. Logging in leads back here. */
export function GuestInvitation({ title, sentence, action }: GuestInvitationProps) {
  const { pathname } = useLocation();
  return (
    <EmptyState
      title={title}
      icon={<Logo width={76} ground="surface" />}
      action={
        <LoginLink to="/login" search={{ return: pathname }} kind="primary">
          {action}
        </LoginLink>
      }
    >
      {sentence}
    </EmptyState>
  );
}
