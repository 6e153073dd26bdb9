import Foundation

/// Reads a line of a card whose folds are removed.
enum VCardLine {
    /// The reason why a line is no property.
    struct Failure: Error {
        let text: String
    }

    /// Whether the line's value is quoted-printable, so that "=" at its end continues it.
    static func isQuotedPrintable(_ line: String) -> Bool {
        guard line.hasSuffix("="), let colon = line.firstIndex(of: ":") else { return false }
        return line[..<colon].uppercased().contains("QUOTED-PRINTABLE")
    }

    static func property(of line: String) -> Result<VCard.Property, Failure> {
        guard let colon = valueStart(in: line) else { return .failure(Failure(text: "the line has no colon")) }
        var parts = split(line[..<colon], at: ";")
        let names = parts.removeFirst().split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let name = (names.last ?? "").trimmingCharacters(in: .whitespaces).uppercased()
        guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) else {
            return .failure(Failure(text: "the line has no name of a property"))
        }
        let group = names.count == 2 ? String(names[0]) : nil
        let parameters = parts.compactMap(parameter)
        let value = String(line[line.index(after: colon)...])
        return decoded(VCard.Property(name: name, value: value, parameters: parameters, group: group))
    }

    /// The index of the colon before the value. Quoted parameters may contain colons, too.
    private static func valueStart(in line: String) -> String.Index? {
        var isQuoted = false
        for index in line.indices {
            if line[index] == "\"" { isQuoted.toggle() }
            if line[index] == ":", !isQuoted { return index }
        }
        return nil
    }

    private static func split(_ text: Substring, at separator: Character) -> [Substring] {
        var isQuoted = false
        return text.split(omittingEmptySubsequences: false) { character in
            if character == "\"" { isQuoted.toggle() }
            return character == separator && !isQuoted
        }
    }

    /// Reads a parameter. Version 2.1 has types and encodings without names.
    private static func parameter(_ text: Substring) -> VCard.Parameter? {
        let pair = text.split(separator: "=", maxSplits: 1)
        guard let first = pair.first.map({ $0.trimmingCharacters(in: .whitespaces) }), !first.isEmpty else { return nil }
        guard pair.count == 2 else {
            let isEncoding = ["QUOTED-PRINTABLE", "BASE64", "B", "8BIT", "7BIT"].contains(first.uppercased())
            return VCard.Parameter(name: isEncoding ? "ENCODING" : "TYPE", values: [first])
        }
        let values = split(pair[1], at: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\" ")) }
        let name = first.uppercased()
        // `TYPE="voice,home"` has two types. Other quoted values, such as an address, may contain a comma.
        return VCard.Parameter(name: name, values: name == "TYPE" ? values.flatMap { $0.split(separator: ",").map(String.init) } : values)
    }

    /// Returns the property with a value in the form of version 3.0.
    private static func decoded(_ property: VCard.Property) -> Result<VCard.Property, Failure> {
        var property = property
        switch property.parameter("ENCODING")?.uppercased() {
        case "QUOTED-PRINTABLE":
            guard let data = quotedPrintable(property.value) else {
                return .failure(Failure(text: "the value is not quoted-printable"))
            }
            let text = string(data, charset: property.parameter("CHARSET"))
            property.value = text.replacing("\r\n", with: "\\n").replacing("\n", with: "\\n").replacing("\r", with: "\\n")
            property.parameters.removeAll { $0.name == "ENCODING" }
        case "BASE64", "B":
            property.value = String(decoding: property.value.utf8.filter { $0 > UInt8(ascii: " ") }, as: UTF8.self)
            property.parameters.removeAll { $0.name == "ENCODING" }
            property.parameters.append(VCard.Parameter("ENCODING", "b"))
        default: break
        }
        property.parameters.removeAll { $0.name == "CHARSET" }
        return .success(property)
    }

    /// Decodes pairs of hexadecimal digits after "="; `nil` if there are other characters.
    ///
    /// - Source: RFC 2045, section 6.7
    private static func quotedPrintable(_ text: String) -> Data? {
        var data = Data()
        var bytes = Array(text.utf8)[...]
        while let byte = bytes.popFirst() {
            guard byte == UInt8(ascii: "=") else {
                data.append(byte)
                continue
            }
            guard bytes.count >= 2, let value = UInt8(String(decoding: bytes.prefix(2), as: UTF8.self), radix: 16) else { return nil }
            data.append(value)
            bytes.removeFirst(2)
        }
        return data
    }

    private static func string(_ data: Data, charset: String?) -> String {
        let isLatin = charset.map { ["ISO-8859-1", "LATIN1", "WINDOWS-1252"].contains($0.uppercased()) } ?? false
        if !isLatin, let text = String(data: data, encoding: .utf8) { return text }
        return String(data: data, encoding: isLatin ? .windowsCP1252 : .isoLatin1) ?? String(decoding: data, as: UTF8.self)
    }
}
