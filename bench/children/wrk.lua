-- Requests the given paths in turn and prints the totals as JSON. Arguments after `--`: the paths.
local requests = {}
local last = 0

function init(paths)
  for index, path in ipairs(paths) do
    requests[index] = wrk.format("GET", path, { ["accept-encoding"] = "br" })
  end
end

function request()
  last = last % #requests + 1
  return requests[last]
end

function done(summary)
  local errors = summary.errors
  local failures = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  local line = '{"total":%d,"bytes":%d,"microseconds":%d,"failures":%d}\n'
  io.write(string.format(line, summary.requests, summary.bytes, summary.duration, failures))
end
