#if Web || WindowAndWeb

    /// The secret in the page's address: who does not know it sees nothing.
    package struct WebToken: Sendable {
        /// 43 characters that need no escaping in an address, of 6 bits each but the last: 256 bits.
        package let text: String

        private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

        /// Draws a new one from the system's random source.
        package init() {
            var generator = SystemRandomNumberGenerator()
            let characters = (0..<43).map { _ in Self.alphabet[Int(generator.next(upperBound: UInt(64)))] }
            text = String(decoding: characters, as: UTF8.self)
        }

        /// Whether `candidate` is this token. Takes the same time wherever the two differ.
        package func matches(_ candidate: Substring) -> Bool {
            let ours = Array(text.utf8)
            let theirs = Array(candidate.utf8)
            guard ours.count == theirs.count else { return false }
            return zip(ours, theirs).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
        }
    }

#endif
