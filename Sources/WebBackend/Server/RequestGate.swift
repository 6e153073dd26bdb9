#if Web || WindowAndWeb

    import Foundation

    /// Accepts or rejects requests: a pure value that receives the method, path and headers.
    ///
    /// Besides requests without the token, the gate rejects two attacks. The first is a foreign page that opens our
    /// socket, whose `Origin` differs from the `Host`. The second is DNS rebinding, a foreign name that resolves to
    /// this machine, whose `Host` is a foreign name.
    package struct RequestGate: Sendable {
        package enum Decision: Hashable, Sendable {
            case file(String)
            case socket
            /// A rejection with an HTTP status and its reason as text.
            case reject(Int, String)
        }

        package struct Request: Sendable {
            package var method: String
            package var path: String
            package var host: String?
            package var origin: String?

            package init(method: String = "GET", path: String, host: String?, origin: String? = nil) {
                self.method = method
                self.path = path
                self.host = host
                self.origin = origin
            }
        }

        private let token: WebToken
        /// The host to which the server is bound, in lower case.
        private let boundHost: String
        private let files: Set<String>

        package init(token: WebToken, boundHost: String, files: Set<String>) {
            self.token = token
            self.boundHost = boundHost.lowercased()
            self.files = files
        }

        package func decide(_ request: Request) -> Decision {
            guard let host = request.host, isOurs(host) else { return .reject(403, "This server is not known by that name.") }
            let parts = request.path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)[0]
                .split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 3, parts[0].isEmpty, token.matches(parts[1]) else {
                return .reject(403, "The address lacks its token. Use the one that the application has printed.")
            }
            guard request.method == "GET" || request.method == "HEAD" else { return .reject(405, "Only GET is answered.") }
            if parts[2] == "socket" { return socket(request, host: host) }
            let name = parts[2].isEmpty ? "index.html" : String(parts[2])
            return files.contains(name) ? .file(name) : .reject(404, "There is no such file.")
        }

        private func socket(_ request: Request, host: String) -> Decision {
            guard let origin = request.origin?.lowercased(), ["http://\(host)", "https://\(host)"].contains(origin) else {
                return .reject(403, "Only this server's own page may open its socket.")
            }
            return .socket
        }

        /// Returns whether the host belongs to this server. A loopback server accepts loopback names. Any other
        /// server also accepts IP addresses, because only names can be rebound.
        private func isOurs(_ host: String) -> Bool {
            guard let name = Self.name(of: host) else { return false }
            let loopback = ["127.0.0.1", "localhost", "[::1]"]
            if loopback.contains(name) || name == boundHost || name == "[\(boundHost)]" { return true }
            let bindsLoopbackOnly = loopback.contains(boundHost) || boundHost == "::1"
            return !bindsLoopbackOnly && Self.isAddress(name)
        }

        /// Returns the host without its port; `nil` if the name is followed by anything but a port.
        private static func name(of host: String) -> String? {
            let lower = host.lowercased()
            let end =
                lower.hasPrefix("[") ? lower.firstIndex(of: "]").map(lower.index(after:)) : lower.firstIndex(of: ":") ?? lower.endIndex
            guard let end else { return nil }
            let port = lower[end...]
            let isPort = port.hasPrefix(":") && port.count > 1 && port.utf8.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
            return port.isEmpty || isPort ? String(lower[..<end]) : nil
        }

        private static func isAddress(_ name: String) -> Bool {
            if name.hasPrefix("[") {
                var address = in6_addr()
                return inet_pton(AF_INET6, String(name.dropFirst().dropLast()), &address) == 1
            }
            var address = in_addr()
            return inet_pton(AF_INET, name, &address) == 1
        }
    }

#endif
