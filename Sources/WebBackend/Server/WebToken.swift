#if Web || WindowAndWeb

    /// The secret in the page's URL, without which nothing is accessible.
    package struct WebToken: Sendable {
        /// The 43 URL-safe characters of 6 bits each, which contain 256 bits.
        package let text: String

        private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

        /// Creates a token from the system's random source.
        package init() {
            var generator = SystemRandomNumberGenerator()
            let characters = (0..<43).map { _ in Self.alphabet[Int(generator.next(upperBound: UInt(64)))] }
            text = String(decoding: characters, as: UTF8.self)
        }

        /// Returns whether `candidate` is this token, in constant time.
        package func matches(_ candidate: Substring) -> Bool {
            let ours = Array(text.utf8)
            let theirs = Array(candidate.utf8)
            guard ours.count == theirs.count else { return false }
            return zip(ours, theirs).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
        }
    }

#endif
