extension NWEndpoint {
    /// The number of a port, 0…65535.
    ///
    /// - Source: https://developer.apple.com/documentation/network/nwendpoint/port
    public struct Port: Hashable, CustomDebugStringConvertible, ExpressibleByIntegerLiteral, RawRepresentable, Sendable {
        /// No port in particular, 0.
        public static let any: Port = 0
        /// The secure shell, 22.
        public static let ssh: Port = 22
        /// Sending mail, 25.
        public static let smtp: Port = 25
        /// The web, 80.
        public static let http: Port = 80
        /// Fetching mail by POP, 110.
        public static let pop: Port = 110
        /// Reading mail by IMAP, 143.
        public static let imap: Port = 143
        /// The secure web, 443.
        public static let https: Port = 443
        /// Reading mail by secure IMAP, 993.
        public static let imaps: Port = 993
        /// A SOCKS proxy, 1080.
        public static let socks: Port = 1080

        /// The number.
        public let rawValue: UInt16

        /// Creates a port from its number. The result is never `nil`.
        public init?(rawValue: UInt16) { self.rawValue = rawValue }

        /// Creates a port from a literal, 0…65535.
        public init(integerLiteral value: UInt16) { rawValue = value }

        /// Creates a port from a number as text, or from the name of a service such as "https"; `nil` for other text.
        public init?(_ service: String) {
            if let number = UInt16(service) {
                rawValue = number
            } else if let number = ServiceNames.port(service) {
                rawValue = number
            } else {
                return nil
            }
        }

        /// The number.
        public var debugDescription: String { String(rawValue) }
    }
}

/// The names of services with a known port.
private enum ServiceNames {
    /// The services that have a static property, which are also known on a system without `/etc/services`.
    private static let ports: [String: UInt16] = [
        "ssh": 22, "smtp": 25, "http": 80, "pop3": 110, "imap": 143, "https": 443, "imaps": 993, "socks": 1080,
    ]

    /// Returns the port of a service; `nil` for an unknown name.
    static func port(_ name: String) -> UInt16? {
        if let port = ports[name] { return port }
        guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else { return nil }
        var result: UnsafeMutablePointer<addrinfo>?
        var hints = addrinfo()
        hints.ai_family = AF_INET
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        guard getaddrinfo(nil, name, &hints, &result) == 0, let found = result else { return nil }
        defer { freeaddrinfo(found) }
        guard let address = found.pointee.ai_addr else { return nil }
        let port = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { UInt16(bigEndian: $0.pointee.sin_port) }
        return port == 0 ? nil : port
    }
}
