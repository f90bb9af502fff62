export function load({ params, url }) {
  return { id: params.id, invite: url.searchParams.get('invite') ?? undefined };
}
