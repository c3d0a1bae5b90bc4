import { Link } from 'react-router-dom';
import './states.css';

/** What a user can do about a state: something here, or a screen that helps. */
export type NextStepProps =
  | { readonly label: string; readonly onClick: () => void }
  | { readonly label: string; readonly to: string };

/**
 * The one action of a state; it says what it does. A button of its own, since the first route shows states and can't spare
 * what `Button` is made of (docs/decisions/0001-libraries.md).
 */
export function NextStep(props: NextStepProps) {
  if ('to' in props) {
    return (
      <Link to={props.to} className="next-step">
        {props.label}
      </Link>
    );
  }
  return (
    <button type="button" className="next-step" onClick={props.onClick}>
      {props.label}
    </button>
  );
}
