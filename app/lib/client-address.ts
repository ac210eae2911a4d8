/** Returns the client's IPv4 address, or the /64 prefix of its IPv6 address. */
export function clientAddress(request: Request): string {
  return addressPrefix(request.headers.get("CF-Connecting-IP") ?? "unknown");
}

function addressPrefix(address: string): string {
  if (!address.includes(":")) return address;
  const [before = "", after] = address.toLowerCase().split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after === undefined || after === "" ? [] : after.split(":");
  const gap = after === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array.from({ length: Math.max(0, gap) }, () => "0"), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
