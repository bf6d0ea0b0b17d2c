import { IconCalendar } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { api } from '#lib/api.ts';
import { Button } from '#ui/Button.tsx';
import { SegmentedSwitch } from '#ui/forms/SegmentedSwitch.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { toast } from '#ui/states/toast.ts';
import { type Plan, refetchWords } from '../vocabulary.queries.ts';
import { wordsMessages } from '../words.messages.ts';
import styles from './PlanButton.module.css';

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Minutes or new words a day, and on which days. */
export function PlanButton({ plan }: { plan: Plan }) {
  const t = useText(wordsMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button leftIcon={<Icon of={IconCalendar} size={18} />} onClick={() => setOpen(true)}>
        {t('plan')}
      </Button>
      <Dialog opened={open} onClose={() => setOpen(false)} title={t('planTitle')} width={440}>
        {open && <PlanForm plan={plan} onSaved={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function PlanForm({ plan, onSaved }: { plan: Plan; onSaved: () => void }) {
  const t = useText(wordsMessages);
  const client = useQueryClient();
  const [unit, setUnit] = useState(plan.unit);
  const [amount, setAmount] = useState(String(plan.amount));
  const [days, setDays] = useState<readonly number[]>(plan.days);
  const wanted = Number(amount);
  const amountError = Number.isInteger(wanted) && wanted >= 1 && wanted <= 300 ? undefined : t('planNeedsAmount');
  const save = useMutation({
    mutationFn: () => api.vocabulary.learnPlan.save({ unit, amount: wanted, days: [...days] }),
    onSuccess: () => {
      toast.success(t('saved'));
      refetchWords(client);
      onSaved();
    },
    onError: ({ message }) => toast.error(message || t('changeFailed')),
  });
  const toggle = (day: number) =>
    setDays(days.includes(day) ? days.filter((one) => one !== day) : [...days, day].sort((a, b) => a - b));

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!amountError && days.length > 0) save.mutate();
      }}
    >
      <SegmentedSwitch
        label={t('planUnit')}
        value={unit}
        onChange={setUnit}
        segments={[
          { value: 'minutes', label: t('minutes') },
          { value: 'words', label: t('words') },
        ]}
      />
      <TextField
        label={t(unit === 'minutes' ? 'minutesADay' : 'wordsADay')}
        inputMode="numeric"
        value={amount}
        error={amountError}
        onChange={(event) => setAmount(event.target.value)}
      />
      <fieldset className={styles.days}>
        <legend>{t('days')}</legend>
        {DAYS.map((day) => (
          <label key={day} className={styles.day}>
            <input type="checkbox" checked={days.includes(day)} onChange={() => toggle(day)} />
            <span>{t(`day${day}`)}</span>
          </label>
        ))}
        {days.length === 0 && <p role="alert">{t('planNeedsDay')}</p>}
      </fieldset>
      <Button kind="primary" type="submit" busy={save.isPending} disabled={days.length === 0 || Boolean(amountError)}>
        {t('save')}
      </Button>
    </form>
  );
}
