import Glibc

extension [UInt8] {
    /// Whether the bytes contain a word.
    func contains(word: String) -> Bool {
        let word = Array(word.utf8)
        guard let first = word.first else { return true }
        return withUnsafeBytes { text in
            var start = 0
            while start + word.count <= text.count, let base = text.baseAddress,
                let found = memchr(base + start, Int32(first), text.count - start)
            {
                start = UnsafeRawPointer(found) - base
                if start + word.count <= text.count, text[start..<(start + word.count)].elementsEqual(word) { return true }
                start += 1
            }
            return false
        }
    }
}
