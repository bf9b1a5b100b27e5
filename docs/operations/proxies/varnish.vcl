# Varnish in front of Vitrin (docs/guides/cdn.md). It speaks no TLS: put nginx, Caddy or Hitch before it.
vcl 4.1;

import std;
import xkey;

backend vitrin {
  .host = "127.0.0.1";
  .port = "3000";
}

# Who may purge: the hosts of Vitrin.
acl purgers {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403));
    }
    set req.http.purged = xkey.purge(req.http.xkey);
    return (synth(200));
  }
  unset req.http.traceparent;
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # The server leads visitors to the language that they chose; the panel has its own cookies.
  if (req.http.Cookie ~ "(^|;\s*)_lang=" || req.url ~ "^/(api/(admin|auth)|admin|giris-yap)(/|\?|$)") {
    return (pass);
  }
  unset req.http.Cookie;
}

sub vcl_backend_response {
  # Nothing is shown after its time.
  set beresp.grace = 0s;
  if (beresp.http.CDN-Cache-Control ~ "max-age=") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*max-age=(\d+).*", "\1s"), 0s);
  } elsif (beresp.http.CDN-Cache-Control) {
    set beresp.ttl = 0s;
    set beresp.uncacheable = true;
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
}
