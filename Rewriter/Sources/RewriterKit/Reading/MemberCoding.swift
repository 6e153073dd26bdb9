/// Members are most of a summary. A member is one string with separated fields. An object with a key for each field
/// would take several times as long to write and to read.
extension Member {
    private static let separator = "\u{1f}"
    private static let listSeparator = "\u{1e}"
    private static let partSeparator = "\u{1d}"
    /// Stands before a value that may be absent.
    private static let present = "\u{1}"

    /// Reads a member.
    ///
    /// - Throws: `DecodingError` if the text is not one of a member.
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let fields = Self.parts(try container.decode(String.self), Self.separator)
        guard fields.count == 21, let member = Member(fields) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a member")
        }
        self = member
    }

    private init?(_ fields: [String]) {
        self.init(name: fields[0], isMethod: fields[1].contains("m"))
        isGeneric = fields[1].contains("g")
        isSettable = fields[1].contains("s")
        hasObservers = fields[1].contains("o")
        for text in Self.list(fields[2]) {
            let parts = Self.parts(text, Self.partSeparator)
            guard parts.count == 4 else { return nil }
            parameters.append(.init(label: Self.optional(parts[0]), name: parts[1], type: parts[2], isVariadic: parts[3] == "v"))
        }
        (type, effects, objcName) = (Self.optional(fields[3]), fields[4], Self.optional(fields[5]))
        (getterName, setterName) = (Self.optional(fields[6]), Self.optional(fields[7]))
        markers = Set(Self.list(fields[8]).compactMap(Marker.init))
        (access, conditions) = (fields[9], Self.list(fields[10]))
        guard let first = Int(fields[11]), let second = Int(fields[12]), let third = Int(fields[13]), let last = Int(fields[14]) else {
            return nil
        }
        (start, nameStart, nameEnd, end) = (first, second, third, last)
        (roomStart, roomEnd, overrideStart, openStart) = (Int(fields[15]), Int(fields[16]), Int(fields[17]), Int(fields[18]))
        (attributes, signature) = (fields[19], fields[20])
    }

    /// Writes the member.
    ///
    /// - Throws: `EncodingError` if a text has a control character that separates fields. The file is not cached then.
    func encode(to encoder: any Encoder) throws {
        let flags = (isMethod ? "m" : "") + (isGeneric ? "g" : "") + (isSettable ? "s" : "") + (hasObservers ? "o" : "")
        let arguments = parameters.map { parameter in
            [Self.text(parameter.label), parameter.name, parameter.type, parameter.isVariadic ? "v" : ""]
                .joined(separator: Self.partSeparator)
        }
        let places = [start, nameStart, nameEnd, end].map { String($0) }
        let optionalPlaces = [roomStart, roomEnd, overrideStart, openStart].map { $0.map { String($0) } ?? "" }
        var fields = [name, flags, Self.text(arguments), Self.text(type), effects, Self.text(objcName), Self.text(getterName)]
        fields += [Self.text(setterName), Self.text(markers.map(\.rawValue).sorted()), access, Self.text(conditions)]
        fields += places + optionalPlaces + [attributes, signature]
        let text = fields.joined(separator: Self.separator)
        var container = encoder.singleValueContainer()
        guard text.utf8.count(where: { $0 == 0x1f }) == 20 else {
            throw EncodingError.invalidValue(name, .init(codingPath: encoder.codingPath, debugDescription: "a separator in the text"))
        }
        try container.encode(text)
    }

    private static func text(_ value: String?) -> String { value.map { present + $0 } ?? "" }

    private static func optional(_ text: String) -> String? { text.utf8.first == 1 ? String(text.dropFirst()) : nil }

    private static func text(_ list: [String]) -> String { list.map { present + $0 }.joined(separator: listSeparator) }

    private static func list(_ text: String) -> [String] {
        text.isEmpty ? [] : parts(text, listSeparator).map { String($0.dropFirst()) }
    }

    /// Splits a text at a control character. Splitting at characters would look for the ends of graphemes.
    private static func parts(_ text: String, _ separator: String) -> [String] {
        guard let byte = separator.utf8.first else { return [text] }
        return text.utf8.split(separator: byte, omittingEmptySubsequences: false).map { String(Substring($0)) }
    }
}
