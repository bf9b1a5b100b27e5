import { useState } from 'react';

/** A small picture of a product; a blank ground when there is none, or no longer. */
export function LinePicture({ address }: { address: string }) {
  const [failed, setFailed] = useState('');
  return (
    <span className="offer-line-picture">
      {address && address !== failed && (
        <img src={address} alt="" loading="lazy" decoding="async" onError={() => setFailed(address)} />
      )}
    </span>
  );
}
