import { useState } from 'react';
import styles from './OrganisationLogo.module.css';

type OrganisationLogoProps = { name: string; logo: string };

/**
 * The school's own logo, or the first letter of its name where there is none or it does not load. The name is beside
 * it.
 */
export function OrganisationLogo({ name, logo }: OrganisationLogoProps) {
  const [broken, setBroken] = useState(false);
  if (logo && !broken) return <img className={styles.logo} src={logo} alt="" onError={() => setBroken(true)} />;
  return (
    <span className={styles.letter} aria-hidden="true">
      {[...name][0]}
    </span>
  );
}
