import UIKitEngines

/// Reads and writes attributed text in the supported document formats.
enum TextDocument {
    typealias Options = [NSAttributedString.DocumentReadingOptionKey: Any]

    static func read(_ data: Data, _ options: Options) throws -> (NSAttributedString, [NSString: Any]) {
        let type = type(options[.documentType]) ?? detectedType(data)
        let encoding = encoding(options[.characterEncoding])
        var attributes: [NSString: Any] = ["DocumentType": type.rawValue]
        let text: NSAttributedString
        switch type {
        case .plain:
            text = TransientAttributedString(string: try string(data, encoding))
        case .html:
            // A page may declare a wrong encoding. Text that is invalid in that encoding is read as UTF-8 or code
            // page 1252.
            let declaredText = encoding == nil ? HTMLReader.declaredEncoding(data).flatMap { try? string(data, $0) } : nil
            let reader = HTMLReader(try declaredText ?? string(data, encoding))
            text = reader.text()
            attributes["NSTitleDocumentAttribute"] = reader.title
        case .rtf:
            guard let rtfText = RTFReader.text(of: data) else { throw CocoaError(.fileReadCorruptFile) }
            text = rtfText
        default: throw CocoaError(.fileReadUnknown)
        }
        return (addingDefaults(options[.defaultAttributes] as? [NSAttributedString.Key: Any], text), attributes)
    }

    static func write(_ text: NSAttributedString, _ attributes: [NSAttributedString.DocumentAttributeKey: Any]) throws -> Data {
        switch type(attributes[.documentType]) {
        case .plain?:
            guard let data = text.string.data(using: encoding(attributes[.characterEncoding]) ?? .utf8) else {
                throw CocoaError(.fileWriteInapplicableStringEncoding)
            }
            return data
        case .html?: return Data(HTMLWriter.html(of: text, title: attributes[.title] as? String).utf8)
        case .rtf?: return Data(RTFWriter.rtf(of: text).utf8)
        default: throw CocoaError(.fileWriteUnknown)
        }
    }

    static func type(ofExtension name: String) -> NSAttributedString.DocumentType? {
        switch name.lowercased() {
        case "html", "htm", "xhtml": .html
        case "rtf": .rtf
        case "txt", "text": .plain
        default: nil
        }
    }

    private static func type(_ value: Any?) -> NSAttributedString.DocumentType? {
        (value as? NSAttributedString.DocumentType) ?? (value as? String).map { .init(rawValue: $0) }
    }

    private static func encoding(_ value: Any?) -> String.Encoding? {
        if let encoding = value as? String.Encoding { return encoding }
        let number = (value as? UInt) ?? TextAttributes.number(value).flatMap { UInt(exactly: $0) }
        return number.map { String.Encoding(rawValue: $0) }
    }

    private static func detectedType(_ data: Data) -> NSAttributedString.DocumentType {
        if data.starts(with: Array("{\\rtf".utf8)) { return .rtf }
        let start = String(decoding: data.prefix(256), as: UTF8.self).lowercased().drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
    }

    /// Decodes the bytes of a document.
    static func string(_ data: Data, _ encoding: String.Encoding?) throws -> String {
        if let encoding, encoding != .utf8 {
            if encoding == .windowsCP1252 || encoding == .isoLatin1 { return WindowsText.decoded(data) }
            guard let text = String(data: data, encoding: encoding) else { throw CocoaError(.fileReadInapplicableStringEncoding) }
            return text
        }
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]), let text = String(data: data, encoding: .utf16) {
            return text
        }
        let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        return encoding == .utf8 ? String(decoding: bytes, as: UTF8.self) : WindowsText.decoded(bytes)
    }

    private static func addingDefaults(_ defaults: [NSAttributedString.Key: Any]?, _ text: NSAttributedString) -> NSAttributedString {
        guard let defaults, !defaults.isEmpty else { return text }
        let result = TransientAttributedString(attributedString: text)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            result.addAttributes(defaults.filter { attributes[$0.key] == nil }, range: range)
        }
        return result
    }
}
