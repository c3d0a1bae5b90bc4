import { Link } from 'react-router-dom';
import type { HeaderProps } from './remote/shellModule.ts';

/** Where the header could not be had: the way home, and the ways in and out, without which nobody can leave an account. */
export function PlainHeader({ status, words, loginHref, onLogout }: HeaderProps) {
  return (
    <div className="header-plain">
      <Link to="/exchange/index" className="text-button">
        {words.home}
      </Link>
      {status === 'guest' && (
        <a href={loginHref} className="text-button">
          {words.logIn}
        </a>
      )}
      {status === 'signed-in' && (
        <button type="button" className="text-button" onClick={() => void onLogout()}>
          {words.logOut}
        </button>
      )}
    </div>
  );
}
