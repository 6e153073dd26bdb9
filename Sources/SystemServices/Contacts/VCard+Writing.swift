extension VCard {
    /// The card as a file of version 3.0, with lines of at most 75 bytes that end with CR LF.
    public var text: String {
        var result = "BEGIN:VCARD\r\nVERSION:3.0\r\n"
        for property in properties { result += Self.folded(property.line) }
        return result + "END:VCARD\r\n"
    }

    /// The maximum length of a line, in bytes without its end.
    ///
    /// - Source: RFC 2426, section 2.6
    private static let lineLimit = 75

    /// Divides a line. Each further line begins with a space. Characters are never divided.
    private static func folded(_ line: String) -> String {
        guard line.utf8.count > lineLimit else { return line + "\r\n" }
        var result = ""
        var length = 0
        for scalar in line.unicodeScalars {
            let size = UTF8.width(scalar)
            if length + size > lineLimit {
                result += "\r\n "
                length = 1
            }
            result.unicodeScalars.append(scalar)
            length += size
        }
        return result + "\r\n"
    }
}

extension VCard.Property {
    /// The property on one line.
    fileprivate var line: String {
        var result = group.map { "\($0)." } ?? ""
        result += name
        for parameter in parameters {
            result += ";\(parameter.name)=" + parameter.values.map(Self.quoted).joined(separator: ",")
        }
        // A line break would begin another property. Values of files have none, but a test may pass one.
        return result + ":" + value.replacing("\r\n", with: "\\n").replacing("\n", with: "\\n").replacing("\r", with: "\\n")
    }

    /// Quotes a parameter's value with special characters. The format has no way to write quotation marks and line
    /// breaks in it, so spaces and apostrophes take their place.
    private static func quoted(_ value: String) -> String {
        let clean = String(value.map { $0 == "\"" ? "'" : $0.isNewline ? " " : $0 })
        return clean.contains { ":;,".contains($0) } ? "\"\(clean)\"" : clean
    }
}

extension UTF8 {
    /// Returns the number of bytes of a scalar.
    fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case ..<0x80: 1
        case ..<0x800: 2
        case ..<0x10000: 3
        default: 4
        }
    }
}
