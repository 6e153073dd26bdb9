/// The names of the files in a folder of pictures. Files with other names belong to other code, and are neither counted
/// nor removed.
enum PictureFileName {
    private static let prefix = "caret-picture-"
    private static let partMark = ".part-"
    private static let hashLength = 16
    private static let endLength = 48

    /// Returns the name for a URL without its fragment. The name consists of the 64-bit FNV-1a hash and the last 48
    /// characters, so that it is practically unique.
    static func name(for url: URL) -> String {
        let text = String(url.absoluteString.prefix { $0 != "#" })
        let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(hash, radix: 16)
        let zeros = String(repeating: "0", count: hashLength - digits.count)
        return prefix + zeros + digits + "-" + String(text.suffix(endLength).map { isPlain($0) ? $0 : "_" })
    }

    /// Returns a new name for a file that is being written, and that is renamed when it is complete.
    static func partName(of name: String) -> String { name + partMark + UUID().uuidString }

    /// Returns whether a name belongs to a complete picture.
    static func isPicture(_ name: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        let rest = name.dropFirst(prefix.count)
        let (hash, end) = (rest.prefix(hashLength), rest.dropFirst(hashLength + 1))
        return hash.count == hashLength && hash.allSatisfy { $0.isHexDigit && !$0.isUppercase } && rest.dropFirst(hashLength).first == "-"
            && end.count <= endLength && end.allSatisfy { isPlain($0) || $0 == "_" }
    }

    /// Returns whether a name belongs to a file that is being written, or whose writing was interrupted.
    static func isPart(_ name: String) -> Bool {
        guard let mark = name.range(of: partMark, options: .backwards) else { return false }
        return isPicture(String(name[..<mark.lowerBound])) && UUID(uuidString: String(name[mark.upperBound...])) != nil
    }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == ".")
    }
}
