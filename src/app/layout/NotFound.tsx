import { Link } from 'react-router-dom';

export function NotFound() {
  return (
    <div className="py-16 text-center">
      <h1 className="screen-title">There is no page at this address</h1>
      <p className="mt-2 text-text-2">The link may be old or mistyped. Nothing of yours is affected.</p>
      <p className="mt-6">
        <Link to="/exchange/index" className="text-button">
          Go to the markets
        </Link>
      </p>
    </div>
  );
}
